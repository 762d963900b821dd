// Judges a service by its contract: `npm run conform -- run …` asks it, `npm run conform -- record …` listens between it and its clients.
import { prepare, root } from './prepare/index.mjs';
import { continueOnPinnedNode, keepCompiledCode } from './prepare/runtime.mjs';

await prepare();
await continueOnPinnedNode(root);
keepCompiledCode(root);
const { conform } = await import('../mock-server/src/conformance/command/conform.ts');
// npm changes to the project's folder; files are meant from where the command was typed.
process.exitCode = await conform(process.argv.slice(2), process.env.INIT_CWD ?? process.cwd());
