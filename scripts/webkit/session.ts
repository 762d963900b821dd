import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engines, findEngine } from '../engines.mjs';
import type { Running } from './display.ts';
import { WebDriver } from './webDriver.ts';

/** The path of WebKitGTK's driver. */
const driver = findEngine(engines.webkit)?.path;
/** The path of the browser that comes with WebKitGTK. */
const browser = engines.webkit.needs.flatMap(({ places }) => places).find((place) => place.endsWith('/MiniBrowser') && existsSync(place));

/** How a browser starts. */
export interface SessionOptions {
  readonly display: string;
  /** The port of a forward proxy on this machine, if the browser has one. */
  readonly proxyPort?: number;
  readonly timeZone?: string;
  readonly scheme: 'light' | 'dark';
  readonly reducedMotion: boolean;
}

/** A browser with a profile of its own, without cookies and stored data. */
export interface Session extends Running {
  readonly driver: WebDriver;
  /** The folder of its downloads. */
  readonly downloads: string;
}

/** Starts WebKitWebDriver and its browser. The driver has one session, so each session has a driver. */
export async function startSession({ display, proxyPort, timeZone = 'UTC', scheme, reducedMotion }: SessionOptions): Promise<Session> {
  if (!driver || !browser) throw new Error(`WebKitGTK is not on this machine: ${engines.webkit.advice}.`);
  const home = mkdtempSync(join(tmpdir(), 'realmkit-webkit-'));
  const downloads = join(home, 'downloads');
  const configuration = join(home, 'configuration');
  mkdirSync(downloads);
  mkdirSync(join(configuration, 'gtk-3.0'), { recursive: true });
  writeFileSync(join(configuration, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  // WebKitGTK takes `prefers-color-scheme` and `prefers-reduced-motion` from GTK.
  const settings = [`gtk-application-prefer-dark-theme=${scheme === 'dark'}`, `gtk-enable-animations=${!reducedMotion}`];
  writeFileSync(join(configuration, 'gtk-3.0', 'settings.ini'), ['[Settings]', ...settings, ''].join('\n'));

  const port = await freePort();
  const child = spawn(driver, [`--port=${port}`], {
    // A group of its own: the driver's browser ends with it.
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      HOME: home,
      XDG_CONFIG_HOME: configuration,
      XDG_CACHE_HOME: join(home, 'cache'),
      XDG_DATA_HOME: join(home, 'data'),
      DISPLAY: display,
      TZ: timeZone,
      NO_AT_BRIDGE: '1',
      // Its processes run in containers that need rights which a build machine does not give; it loads only the pages under test.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const end = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
    rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  };
  process.once('exit', end);
  const stop = () => {
    process.off('exit', end);
    end();
  };
  try {
    await driverReady(`http://127.0.0.1:${port}`, new Promise((_, reject) => child.once('error', reject)));
    const webDriver = await WebDriver.open(`http://127.0.0.1:${port}`, {
      ...(proxyPort && { proxy: { proxyType: 'manual', httpProxy: `127.0.0.1:${proxyPort}`, noProxy: [] } }),
      timeouts: { script: 60_000, pageLoad: 60_000 },
      unhandledPromptBehavior: 'dismiss',
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    });
    return { driver: webDriver, downloads, stop };
  } catch (error) {
    stop();
    throw error;
  }
}

/** Waits until the driver answers; `failed` rejects if it cannot start. */
async function driverReady(url: string, failed: Promise<never>): Promise<void> {
  for (;;) {
    const answer = await Promise.race([
      fetch(`${url}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
      failed,
    ]);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Returns a port that is free now. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('No port is free');
  return address.port;
}
