import { join } from 'node:path';
import type { Project } from '@playwright/test';
import { firefox } from '../../scripts/firefox/launch.ts';
import { appsOfProject } from '../apps.ts';
import type { EngineError } from '../engineErrors.ts';
import { withoutExceptions } from '../exceptions.ts';
import { errors } from './errors.ts';
import { exceptions } from './exceptions.ts';

/** The journeys of each folder in Firefox. */
export const firefoxProjects: Project<{ engineErrors: readonly EngineError[] }>[] = Object.keys(appsOfProject).map((folder) => ({
  name: `firefox-${folder}`,
  testDir: join('tests', folder),
  outputDir: join('test-results', `firefox-${folder}`, 'traces'),
  grepInvert: withoutExceptions(exceptions, folder),
  // axe takes longer than in Chromium.
  timeout: 120_000,
  use: { browserName: 'firefox', channel: 'moz-firefox', launchOptions: firefox(), engineErrors: errors },
}));
