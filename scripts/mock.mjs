// Serves every contract without state. The contracts are read directly, so nothing is generated.
import { prepare, root } from './prepare/index.mjs';
import { continueOnPinnedNode, enableCompileCache } from './prepare/runtime.mjs';

await prepare();
await continueOnPinnedNode(root);
enableCompileCache(root);
const { startMock } = await import('../packages/gateway/src/start/mock.ts');
await startMock(process.argv.slice(2));
