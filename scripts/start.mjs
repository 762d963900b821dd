// Prepares the project (a user's npm may skip `prestart`), builds what changed, and serves in this process. `--dev` serves the apps through Vite,
// `--mock` starts the contracts' mock instead of the sandbox, `--port 0` listens on free ports, `--data FILE` makes the calls of a file at the start.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { run } from './prepare/commands.mjs';
import { prepare, root } from './prepare/index.mjs';
import { continueOnPinnedNode, enableCompileCache } from './prepare/runtime.mjs';

const usage = 'There is: npm start [-- --mock --port 0 --data FILE], npm run dev [-- --mock --port 0 --data FILE].';

/** Parses the options; any other argument is an error, so that a misspelt one does not start something else. */
function options() {
  if (process.argv.includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    const flag = { type: 'boolean', default: false };
    const { values } = parseArgs({ options: { dev: flag, mock: flag, port: { type: 'string' }, data: { type: 'string' } } });
    if ((values.port ?? '0') !== '0') throw new Error('The only --port is 0; the variables GATEWAY_PORT and SANDBOX_PORT name others.');
    if (values.mock && values.data) throw new Error('The mock keeps nothing: --data is for the sandbox.');
    return values;
  } catch (error) {
    console.error(`${error.message}\n${usage}`);
    process.exit(2);
  }
}

const { dev: development, mock, port, data } = options();

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
// npm changes to the project's folder; paths are relative to where the command was typed.
const ownData = data && resolve(process.env.INIT_CWD ?? '', data);
await start({ development, mock, onFreePorts: port !== undefined, ownData });
