import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromium } from '../scripts/chromium.mjs';
import { appsOfProject } from './apps.ts';
import type { EngineError } from './engineErrors.ts';
import { firefoxProjects } from './firefox/project.ts';
import { ipadProjects } from './ipad/project.ts';
import { reservePorts } from './ports.ts';
import { webkitProjects } from './webkit/project.ts';

await reservePorts();

export default defineConfig<{ engineErrors: readonly EngineError[] }>({
  fullyParallel: false,
  // Each worker has its own sandbox, gateway and browser, which wait for each other half of the time.
  workers: Math.min(4, Math.max(2, availableParallelism() - 1)),
  retries: 0,
  // The pictures of the README; `npm run screenshots` takes them.
  snapshotPathTemplate: '../docs/images/{arg}{ext}',
  updateSnapshots: 'none',
  forbidOnly: Boolean(process.env.CI),
  // A login over three pages takes time on a busy machine; nothing is measured here.
  expect: { timeout: 15_000 },
  timeout: 60_000,
  use: {
    // Without a locale Chromium drops the names of downloads that have letters beyond ASCII.
    launchOptions: { ...chromium(), env: { ...process.env, LC_ALL: 'C.UTF-8' } },
    locale: 'en-GB',
    timezoneId: 'Europe/Stockholm',
    // Tracing adds a third to the run time: use `--trace on` to investigate a journey.
    screenshot: 'only-on-failure',
    // A service worker's requests would bypass the routes that journeys break deliberately; offline.spec.ts covers the worker.
    serviceWorkers: 'block',
  },
  projects: [
    ...Object.keys(appsOfProject).map((name) => ({
      name,
      testDir: join('tests', name),
      outputDir: join('test-results', name, 'traces'),
    })),
    // What a page shows when one of its calls fails: a sample, or everything with FAILURES=all.
    { name: 'failures', testDir: 'failures', outputDir: join('test-results', 'failures', 'traces') },
    ...firefoxProjects,
    ...ipadProjects,
    ...webkitProjects,
  ],
});
