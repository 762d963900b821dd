import { basename, join } from 'node:path';
import type { Project } from '@playwright/test';
import { chromium } from '../../scripts/chromium.mjs';
import { withoutExceptions } from '../exceptions.ts';
import { exceptions } from './exceptions.ts';

/** The screen of an iPad in its two orientations, in CSS px. */
export const portrait = { width: 820, height: 1180 };
export const landscape = { width: 1180, height: 820 };

const { args = [], ...launchOptions } = chromium();

/** Returns the journeys of a folder on an iPad: Chromium with touch and the size of an iPad, which plays no sound before a gesture. */
const onIpad = (name: string, testDir: string, viewport = portrait): Project => ({
  name: `ipad-${name}`,
  testDir,
  outputDir: join('test-results/engines/ipad/traces'),
  grepInvert: withoutExceptions(exceptions, basename(testDir)),
  use: {
    viewport,
    hasTouch: true,
    isMobile: true,
    launchOptions: { ...launchOptions, args: [...args, '--autoplay-policy=user-gesture-required'] },
  },
});

/** The journeys on an emulated iPad: those of the reader in both orientations, of the consumer's app, and of what only a tablet does. */
export const ipadProjects: Project[] = [
  onIpad('reader', 'tests/reader'),
  // Malicious books need no second orientation.
  { ...onIpad('reader-landscape', 'tests/reader', landscape), grep: /books in/ },
  onIpad('consumer', 'tests/consumer'),
  { ...onIpad('across-apps', 'tests/across-apps'), testMatch: 'reading.spec.ts' },
  onIpad('tablet-reader', 'ipad/tests/reader'),
  onIpad('tablet-consumer', 'ipad/tests/consumer'),
];
