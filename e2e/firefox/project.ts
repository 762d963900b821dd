import { join } from 'node:path';
import type { Project } from '@playwright/test';
import { appsOfProject } from '../apps.ts';
import type { Engine } from '../engine.ts';
import { errors } from './errors.ts';
import { exceptions, needSound } from './exceptions.ts';
import { firefox } from './launch.ts';
import { hasSound } from './sound.ts';

const engine: Engine = { name: 'Firefox', exceptions: [...exceptions, ...(hasSound() ? [] : needSound)], errors };

/** The journeys of each folder in Firefox. */
export const firefoxProjects: Project<{ engine: Engine }>[] = Object.keys(appsOfProject).map((folder) => ({
  name: `firefox-${folder}`,
  testDir: join('tests', folder),
  outputDir: join('test-results', `firefox-${folder}`, 'traces'),
  // axe takes twice as long as in Chromium.
  timeout: 120_000,
  use: { browserName: 'firefox', channel: 'moz-firefox', launchOptions: firefox(), engine },
}));
