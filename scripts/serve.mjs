// Serves what is built, without preparing or building: gateway and services for the journeys. `--mock` as in start.mjs.
import { start } from '../mock-server/src/start/start.ts';

await start({ mock: process.argv.includes('--mock') });
