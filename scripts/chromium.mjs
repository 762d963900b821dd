import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The places where systems install Chromium or Chrome, in order of preference: the headless shell needs a quarter less time for a page. */
const systemPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Returns the path of Playwright's own download, or undefined where Playwright is not installed. */
const playwrightPlace = () => {
  try {
    return createRequire(import.meta.url)('playwright').chromium.executablePath();
  } catch {
    return undefined;
  }
};

/** Finds the Chromium to use: the one that CHROMIUM names, else the system's, else Playwright's own download. */
export function findChromium(named = process.env.CHROMIUM, system = systemPlaces, downloaded = playwrightPlace, exists = existsSync) {
  if (named) return exists(named) ? { path: named, from: 'CHROMIUM' } : undefined;
  const path = system.find((place) => exists(place));
  if (path) return { path, from: 'the system' };
  const own = downloaded();
  return own && exists(own) ? { path: own, from: 'Playwright' } : undefined;
}

/**
 * Returns the launch options of Chromium for Playwright and vitest, the same on every machine: no background requests, no GPU, the same font
 * rendering.
 */
export function chromium() {
  const found = findChromium();
  const asRoot = process.getuid?.() === 0;
  return {
    ...(found && { executablePath: found.path }),
    args: [
      ...(asRoot ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--font-render-hinting=none',
    ],
  };
}
