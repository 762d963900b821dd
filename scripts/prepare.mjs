// Runs before `start`, `test` and others on the machine's own Node: this file and the folder beside it import Node's own modules only.
import { prepare, prepareEngines } from './prepare/index.mjs';

await prepare();
if (process.argv.includes('--chromium')) await prepareEngines(['chromium']);
