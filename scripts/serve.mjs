// Serves what is built, without preparing or building: gateway and sandbox for the journeys.
import { start } from '../mock-server/src/start/start.ts';

await start();
