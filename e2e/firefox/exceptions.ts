import type { Exception } from '../engine.ts';

/** The journeys that Firefox does not run. */
export const exceptions: readonly Exception[] = [
  {
    file: 'reader/books.spec.ts',
    title: 'a pupil answers an assignment beside the book (us)',
    reason: 'fingers are moved by Chromium’s own protocol; the same journey runs in the other realm, without fingers',
  },
];

/** The journeys that Firefox does not run on a machine without sound. */
export const needSound: readonly Exception[] = (['se', 'us'] as const).map((realm) => ({
  file: 'across-apps/reading.spec.ts',
  title: `a family listens to a picture book that turns its pages by itself, and continues at the same word later (${realm})`,
  reason: 'this machine has no sound device, without which Firefox refuses every MP3: install pulseaudio',
}));
