// What changed in the contracts since they were released, and what of it breaks clients: `npm run contracts:diff [-- --against REF]`.
import { prepare, root } from './prepare/index.mjs';
import { continueOnPinnedNode } from './prepare/runtime.mjs';

await prepare();
await continueOnPinnedNode(root);
await import('../openapi/scripts/contractsDiff.ts');
