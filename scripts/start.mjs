// Prepares the project (a user's npm may skip `prestart`), builds what changed, and serves in this process. `--dev` serves the apps through Vite,
// `--mock` starts the contracts' mock instead of the sandbox.
import { parseArgs } from 'node:util';
import { run } from './prepare/commands.mjs';
import { prepare, root } from './prepare/index.mjs';
import { continueOnPinnedNode, enableCompileCache } from './prepare/runtime.mjs';

const usage = 'There is: npm start [-- --mock], npm run dev [-- --mock].';

/** Parses the two options; any other argument is an error, so that a misspelt one does not start something else. */
function options() {
  if (process.argv.includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs({ options: { dev: { type: 'boolean', default: false }, mock: { type: 'boolean', default: false } } }).values;
  } catch (error) {
    console.error(`${error.message}\n${usage}`);
    process.exit(2);
  }
}

const { dev: development, mock } = options();

/** Builds the project. In development Vite builds the apps while serving them: only their common dependencies are built here. */
function build() {
  const tasks = development
    ? ['generate', 'build', '--filter=@realmkit/openapi', '--filter=@realmkit/design-system', '--filter=@realmkit/gateway']
    : ['build'];
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' };
  return run(process.execPath, ['node_modules/turbo/bin/turbo', 'run', ...tasks, '--output-logs=errors-only'], { env });
}

await prepare();
await continueOnPinnedNode(root);
enableCompileCache(root);
const built = await build();
if (built !== 0) {
  console.error('\nThe build failed; the messages above say where.');
  process.exit(built);
}
const { start } = await import('../packages/gateway/src/start/start.ts');
await start({ development, mock });
