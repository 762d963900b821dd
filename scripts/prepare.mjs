// Runs before `start` and `test` on the machine's own Node: this file and the folder beside it import Node's own modules only.
import { prepare } from './prepare/index.mjs';

await prepare({ chromium: process.argv.includes('--chromium') });
