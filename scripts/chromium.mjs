import { engines, findEngine } from './engines.mjs';

/**
 * Returns the launch options of Chromium for Playwright and vitest, the same on every machine: no background requests, no GPU, the same font
 * rendering.
 */
export function chromium() {
  const found = findEngine(engines.chromium);
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
