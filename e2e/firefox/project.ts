import { join } from 'node:path';
import type { Project } from '@playwright/test';
import { appsOfProject } from '../apps.ts';
import { exceptions, needSound } from './exceptions.ts';
import { firefox } from './launch.ts';
import { hasSound } from './sound.ts';

/** The journeys of each folder in Firefox. */
export const firefoxProjects: Project[] = Object.keys(appsOfProject).map((folder) => ({
  name: `firefox-${folder}`,
  testDir: join('tests', folder),
  outputDir: join('test-results', `firefox-${folder}`, 'traces'),
  metadata: { engine: 'Firefox', exceptions: [...exceptions, ...(hasSound() ? [] : needSound)] },
  use: { browserName: 'firefox', channel: 'moz-firefox', launchOptions: firefox() },
}));
