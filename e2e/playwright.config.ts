import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromium } from '../scripts/chromium.mjs';
import { appsOfProject } from './apps.ts';

export default defineConfig({
  fullyParallel: false,
  // Each worker has a sandbox, a gateway and a browser of its own, which wait for each other half of the time.
  workers: Math.min(4, Math.max(2, availableParallelism() - 1)),
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // A sign-in that leads over three pages takes its time on a busy machine; nothing is measured here.
  expect: { timeout: 15_000 },
  timeout: 60_000,
  use: {
    launchOptions: chromium(),
    locale: 'en-GB',
    timezoneId: 'Europe/Stockholm',
    // A trace costs a third of the time: `--trace on` records one of a journey that is looked into.
    screenshot: 'only-on-failure',
    // A worker's own requests would pass by the routes that journeys break on purpose; offline.spec.ts is about it.
    serviceWorkers: 'block',
  },
  projects: Object.keys(appsOfProject).map((name) => ({
    name,
    testDir: join('tests', name),
    outputDir: join('test-results', name, 'traces'),
  })),
});
