// Writes the packages for others as tarballs: `npm run pack:all`.
import { run } from './prepare/commands.mjs';
import { prepare, root } from './prepare/index.mjs';
import { continueOnPinnedNode } from './prepare/runtime.mjs';

await prepare();
await continueOnPinnedNode(root);
const generated = await run(process.execPath, ['node_modules/turbo/bin/turbo', 'run', 'generate', '--output-logs=errors-only']);
if (generated !== 0) process.exit(generated);
await import('./pack/packAll.ts');
