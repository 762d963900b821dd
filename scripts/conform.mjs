// Judges a service by its contract: `npm run conform -- run …` asks it, `npm run conform -- record …` listens between it and its clients.
import { prepare, root } from './prepare/index.mjs';
import { continueOnPinnedNode, keepCompiledCode } from './prepare/runtime.mjs';

await prepare();
await continueOnPinnedNode(root);
keepCompiledCode(root);
const { conform } = await import('../mock-server/src/conformance/command/conform.ts');
process.exitCode = await conform(process.argv.slice(2));
