import { type Browser, chromium as browsers } from 'playwright';
import { chromium } from '../../../scripts/chromium.mjs';

/** A browser that is started again when it has crashed: one publication must not end the run of all others. */
export interface RestartingBrowser {
  /** Returns the browser, a new one where the last one is gone. */
  running(): Promise<Browser>;
  close(): Promise<void>;
}

const launch = (): Promise<Browser> => {
  const { args, ...options } = chromium();
  return browsers.launch({ ...options, args: [...(args ?? []), '--autoplay-policy=no-user-gesture-required', '--mute-audio'] });
};

/** Starts a Chromium whose media play without a gesture and without sound. */
export async function startBrowser(): Promise<RestartingBrowser> {
  let browser = await launch();
  return {
    async running() {
      if (!browser.isConnected()) browser = await launch();
      return browser;
    },
    close: () => browser.close(),
  };
}
