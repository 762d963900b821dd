import { join } from 'node:path';
import type { Project } from '@playwright/test';
import { appsOfProject } from '../apps.ts';
import { exceptions } from './exceptions.ts';

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The journeys of each folder in WebKitGTK, by its WebDriver. */
export const webkitProjects: Project[] = Object.keys(appsOfProject).map((folder) => ({
  name: `webkit-${folder}`,
  testDir: join('tests', folder),
  outputDir: join('test-results', `webkit-${folder}`, 'traces'),
  grepInvert: exceptions
    .filter(({ file }) => file.startsWith(`${folder}/`))
    .map(({ file, title }) => new RegExp(`${escaped(file.slice(folder.length + 1))} .*${escaped(title)}`)),
  // A page takes twice the time that it takes in Chromium, and each journey starts a browser.
  timeout: 120_000,
  use: { browserName: 'webkit' },
}));
