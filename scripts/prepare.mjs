// Runs before `start` and `test` on whatever Node the machine has: this file and the folder beside it use Node's own modules alone.
import { prepare } from './prepare/index.mjs';

await prepare({ chromium: process.argv.includes('--chromium') });
