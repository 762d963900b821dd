// Prepares (a user's npm may skip `prestart`), builds what changed, and serves in this very process. `--dev` serves the apps by Vite, `--mock`
// puts the contracts' mock in the sandbox's place.
import { parseArgs } from 'node:util';
import { run } from './prepare/commands.mjs';
import { prepare, root } from './prepare/index.mjs';
import { continueOnPinnedNode, keepCompiledCode } from './prepare/runtime.mjs';

/** What was asked for; anything else than these two is told, so that a misspelt word does not start something else. */
function options() {
  try {
    return parseArgs({ options: { dev: { type: 'boolean', default: false }, mock: { type: 'boolean', default: false } } }).values;
  } catch (problem) {
    console.error(`${problem.message}\nThere is: npm start [-- --mock], npm run dev [-- --mock].`);
    process.exit(2);
  }
}

const { dev: development, mock } = options();

/** In development Vite builds the apps while it serves them: only what all of them load is made beforehand. */
function build() {
  const wanted = development ? ['generate', 'build', '--filter=@realmkit/openapi', '--filter=@realmkit/design-system'] : ['build'];
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' };
  return run(process.execPath, ['node_modules/turbo/bin/turbo', 'run', ...wanted, '--output-logs=errors-only'], { env });
}

await prepare();
await continueOnPinnedNode(root);
keepCompiledCode(root);
const built = await build();
if (built !== 0) {
  console.error('\nThe build failed; the messages above say where.');
  process.exit(built);
}
const { start } = await import('../mock-server/src/start/start.ts');
await start({ development, mock });
