// Serves the built project, without preparing or building: gateway and services for the journeys. `--mock` as in start.mjs; `--seeded` first copies
// the seed that all tests share to the folder in DATA.
import { start } from '../packages/gateway/src/start/start.ts';

if (process.argv.includes('--seeded')) {
  const { copySeed } = await import('../mock-server/src/platform/sandbox/testing/seedFolder.ts');
  await copySeed(process.env.DATA);
}
await start({ mock: process.argv.includes('--mock') });
