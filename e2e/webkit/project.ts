import { join } from 'node:path';
import type { Project } from '@playwright/test';
import { appsOfProject } from '../apps.ts';
import { withoutExceptions } from '../exceptions.ts';
import { exceptions } from './exceptions.ts';

/** The journeys of each folder in WebKitGTK, by its WebDriver. */
export const webkitProjects: Project[] = Object.keys(appsOfProject).map((folder) => ({
  name: `webkit-${folder}`,
  testDir: join('tests', folder),
  outputDir: join('test-results', `webkit-${folder}`, 'traces'),
  grepInvert: withoutExceptions(exceptions, folder),
  // A page takes twice the time that it takes in Chromium, and each journey starts a browser.
  timeout: 120_000,
  use: { browserName: 'webkit' },
}));
