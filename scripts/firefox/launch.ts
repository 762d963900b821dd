import { delimiter, dirname, join } from 'node:path';
import { engines, findEngine } from '../engines.mjs';

const { FIREFOX: named } = process.env;

/** Returns the launch options of Firefox for Playwright and vitest. */
export const firefox = () => ({
  channel: 'moz-firefox',
  executablePath: join(import.meta.dirname, 'bridge.ts'),
  // The bridge sets the scheme of a page by a script of the browser itself.
  args: ['--remote-allow-system-access'],
  env: {
    ...(process.env as Record<string, string>),
    // The bridge needs the Node that runs this.
    PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
    FIREFOX: named ?? findEngine(engines.firefox)?.path ?? 'firefox-esr',
  },
  firefoxUserPrefs: {
    // Playwright does not send reduced motion over BiDi; animations run in Chromium's journeys.
    'ui.prefersReducedMotion': 1,
    'layout.css.prefers-color-scheme.content-override': 1,
    // Playwright waits for ever for a page that comes back from the back/forward cache.
    'browser.sessionhistory.max_total_viewers': 0,
    // ESR 153 can crash when a script reads `ariaLabelledByElements`, as axe does; no app reads it.
    'accessibility.ARIAElementReflection.enabled': false,
    // The list of downloads would take the focus from the page.
    'browser.download.alwaysOpenPanel': false,
    // Many browsers block the cookies of other sites. Chromium's journeys run where they are allowed.
    'network.cookie.cookieBehavior': 1,
  },
});
