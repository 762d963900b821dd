// Serves every contract without state. The contracts are read as they are: nothing has to be generated for it.
import { prepare, root } from './prepare/index.mjs';
import { continueOnPinnedNode, keepCompiledCode } from './prepare/runtime.mjs';

await prepare();
await continueOnPinnedNode(root);
keepCompiledCode(root);
const { startMock } = await import('../mock-server/src/start/mock.ts');
await startMock(process.argv.slice(2));
