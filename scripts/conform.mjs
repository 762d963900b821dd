// Checks a service against its contract: `npm run conform -- run …` sends requests to it, `npm run conform -- record …` records the exchanges with
// its clients.
import { prepare, root } from './prepare/index.mjs';
import { continueOnPinnedNode, enableCompileCache } from './prepare/runtime.mjs';

await prepare();
await continueOnPinnedNode(root);
enableCompileCache(root);
const { conform } = await import('../packages/conformance/src/command/conform.ts');

/** Starts a sandbox in memory, the twin of a run. It is loaded only then. */
async function openTwin(service) {
  const { createSandbox } = await import('../mock-server/src/platform/sandbox/sandbox.ts');
  const { app, services, close } = await createSandbox({ data: {} });
  const base = services.find(({ contract }) => contract === service)?.base;
  return { base: `http://localhost:3000${base}`, send: (request) => app.fetch(request), close };
}

/** Starts a sandbox in memory, of which mutants are made. It is loaded only then. */
async function openRight() {
  const { createSandbox } = await import('../mock-server/src/platform/sandbox/sandbox.ts');
  const { mutableSandbox } = await import('../mock-server/src/platform/sandbox/mutableSandbox.ts');
  const sandbox = await createSandbox({ data: {} });
  return { ...mutableSandbox(sandbox), close: sandbox.close };
}

// npm changes to the project's folder; paths are relative to where the command was typed.
process.exitCode = await conform(process.argv.slice(2), process.env.INIT_CWD ?? process.cwd(), openTwin, openRight);
