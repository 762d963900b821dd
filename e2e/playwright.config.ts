import { defineConfig } from '@playwright/test';
import { chromium } from '../scripts/chromium.mjs';
import { gatewayPort, mockGatewayPort, mockPort, sandboxPort } from './ports.ts';

const stoppable = { timeout: 120_000, reuseExistingServer: false, gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 } } as const;

export default defineConfig({
  testDir: 'tests',
  globalTeardown: './recordContractUse.ts',
  outputDir: '../test-results',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // A sign-in that leads over three pages takes its time on a busy machine; nothing is measured here.
  expect: { timeout: 15_000 },
  timeout: 60_000,
  use: {
    launchOptions: chromium(),
    locale: 'en-GB',
    timezoneId: 'Europe/Stockholm',
    trace: 'retain-on-failure',
    // A worker's own requests would pass by the routes that journeys break on purpose; offline.spec.ts is about it.
    serviceWorkers: 'block',
  },
  webServer: [
    {
      command: 'node ../scripts/serve.mjs',
      url: `http://localhost:${sandboxPort}/__sandbox/health`,
      env: { DATA: 'memory', SANDBOX_PORT: String(sandboxPort), GATEWAY_PORT: String(gatewayPort) },
      ...stoppable,
    },
    {
      command: 'node ../scripts/serve.mjs --mock',
      url: `http://localhost:${mockPort}/`,
      env: { MOCK_PORT: String(mockPort), GATEWAY_PORT: String(mockGatewayPort) },
      ...stoppable,
    },
  ],
});
