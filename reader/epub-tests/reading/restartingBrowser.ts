import { type Browser, chromium as browsers } from 'playwright';
import { chromium } from '../../../scripts/chromium.mjs';

/** A browser that is restarted after a crash, so that one publication cannot end the run. */
export interface RestartingBrowser {
  /** Returns the browser, a new one if the last one has crashed. */
  running(): Promise<Browser>;
  close(): Promise<void>;
}

const launchChromium = (): Promise<Browser> => {
  const { args, ...options } = chromium();
  return browsers.launch({ ...options, args: [...(args ?? []), '--autoplay-policy=no-user-gesture-required', '--mute-audio'] });
};

/** Starts a browser, by default a Chromium that plays media without a user gesture and without sound. */
export async function startBrowser(launch = launchChromium): Promise<RestartingBrowser> {
  let browser = await launch();
  return {
    async running() {
      if (!browser.isConnected()) browser = await launch();
      return browser;
    },
    close: () => browser.close(),
  };
}
