// Prints the changes of the contracts since their last release, and which of them break clients: `npm run contracts:diff [-- --against REF]`.
import { prepare, root } from './prepare/index.mjs';
import { continueOnPinnedNode } from './prepare/runtime.mjs';

await prepare();
await continueOnPinnedNode(root);
await import('../openapi/scripts/contractsDiff.ts');
