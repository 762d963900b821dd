// Serves every contract without state. The contracts are read as they are: nothing has to be generated for it.
import { prepare, root } from './prepare/index.mjs';
import { continueOnPinnedNode } from './prepare/runtime.mjs';

await prepare();
await continueOnPinnedNode(root);
const { startMock } = await import('../mock-server/src/start/mock.ts');
await startMock();
