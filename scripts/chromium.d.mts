import type { LaunchOptions } from 'playwright';

/** A Chromium and its source. */
export interface FoundChromium {
  path: string;
  from: 'CHROMIUM' | 'the system' | 'Playwright';
}

export declare function findChromium(
  named?: string,
  system?: string[],
  downloaded?: () => string | undefined,
  exists?: (path: string) => boolean,
): FoundChromium | undefined;

export declare function chromium(): LaunchOptions;
