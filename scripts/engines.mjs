import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Returns the places of a library, by the machines that Debian has. */
const libraries = (...paths) => ['x86_64', 'aarch64'].flatMap((machine) => paths.map((path) => `/usr/lib/${machine}-linux-gnu/${path}`));

/**
 * The browser engines of the tests, and the proxy of a guide, each with its program and what that needs to run them. `places` are paths in order of preference, `packages` the
 * names of Debian and Ubuntu, `platform` the only one that has or needs it; `variable` names another program, `oldest` the first version that the
 * tests can drive.
 */
export const engines = {
  chromium: {
    label: 'Chromium',
    variable: 'CHROMIUM',
    program: {
      // The headless shell needs a quarter less time for a page; older systems have none.
      places: [
        '/usr/bin/chromium-headless-shell',
        '/usr/bin/chromium',
        '/usr/bin/chromium-browser',
        '/usr/bin/google-chrome',
        '/usr/bin/google-chrome-stable',
        '/Applications/Chromium.app/Contents/MacOS/Chromium',
        '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
        'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
        'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
      ],
      packages: ['chromium-headless-shell', 'chromium'],
    },
    needs: [],
    // Playwright's Firefox and WebKit are not used: they are patched builds, not the browsers that people have.
    isDownloadable: true,
    versionCommand: (path) => [path, '--version'],
    advice: 'install Chromium or Chrome with your system, or run "npx playwright install --with-deps chromium"',
  },
  firefox: {
    label: 'Firefox',
    variable: 'FIREFOX',
    program: {
      places: [
        '/usr/bin/firefox-esr',
        '/usr/bin/firefox',
        '/Applications/Firefox.app/Contents/MacOS/firefox',
        'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
      ],
      packages: ['firefox-esr', 'firefox'],
    },
    // Older ones lack commands of WebDriver BiDi: 140 has no `network.addDataCollector`.
    oldest: 153,
    // Without a sink for sound Firefox plays no MP3.
    needs: [{ places: ['/usr/bin/pulseaudio'], packages: ['pulseaudio'], platform: 'linux' }],
    versionCommand: (path) => [path, '--version'],
    advice: 'install Firefox, ESR or newer, and on Linux PulseAudio',
  },
  webkit: {
    label: 'WebKitGTK',
    variable: 'WEBKIT_DRIVER',
    platform: 'linux',
    program: { places: ['/usr/bin/WebKitWebDriver'], packages: ['webkit2gtk-driver'] },
    needs: [
      {
        places: libraries('webkit2gtk-4.1/MiniBrowser', 'webkitgtk-6.0/MiniBrowser'),
        packages: ['libwebkit2gtk-4.1-0', 'libwebkitgtk-6.0-4'],
      },
      { places: ['/usr/bin/Xvfb'], packages: ['xvfb'] },
      // The sound and the sign-language videos of books.
      { places: libraries('gstreamer-1.0/libgstlibav.so'), packages: ['gstreamer1.0-libav'] },
      { places: libraries('gstreamer-1.0/libgstisomp4.so'), packages: ['gstreamer1.0-plugins-good'] },
    ],
    // Neither the driver nor the browser prints its version without a screen.
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the format of dpkg
    versionCommand: () => ['dpkg-query', '-W', '-f=WebKitGTK ${Version}', 'webkit2gtk-driver'],
    advice: "install WebKitGTK's WebDriver, Xvfb and GStreamer's plugins on Debian or Ubuntu",
  },
  nginx: {
    label: 'nginx',
    variable: 'NGINX',
    program: { places: ['/usr/sbin/nginx', '/opt/homebrew/bin/nginx', '/usr/local/bin/nginx'], packages: ['nginx-light', 'nginx'] },
    needs: [],
    versionCommand: (path) => [path, '-v'],
    advice: 'install nginx with your system',
  },
};

const isHere = ({ platform }) => platform === undefined || platform === process.platform;

/** Returns the path of Playwright's own Chromium, or undefined where Playwright is not installed. */
const downloadedPlace = () => {
  try {
    return createRequire(import.meta.url)('playwright').chromium.executablePath();
  } catch {
    return undefined;
  }
};

function findProgram(
  { variable, program, isDownloadable },
  { named = process.env[variable], exists = existsSync, downloaded = downloadedPlace },
) {
  if (named) return exists(named) ? { path: named, from: variable } : undefined;
  const path = program.places.find((place) => exists(place));
  if (path) return { path, from: 'the system' };
  const own = isDownloadable ? downloaded() : undefined;
  return own && exists(own) ? { path: own, from: 'Playwright' } : undefined;
}

/** Returns what this machine lacks of an engine: its program, and what that needs. */
export function missingParts(engine, machine = {}) {
  const { exists = existsSync } = machine;
  const needs = engine.needs.filter((part) => isHere(part) && !part.places.some((place) => exists(place)));
  return findProgram(engine, machine) ? needs : [engine.program, ...needs];
}

/**
 * Finds the program of an engine: the one that its variable names, else the system's, else Playwright's own download. Returns undefined where the
 * program or what it needs is missing.
 */
export const findEngine = (engine, machine = {}) =>
  isHere(engine) && missingParts(engine, machine).length === 0 ? findProgram(engine, machine) : undefined;

/** Returns whether a version, as an engine prints it, is older than the tests can drive. */
export const isTooOld = ({ oldest = 0 }, version) => Number(/\d+/.exec(version)?.[0] ?? Number.POSITIVE_INFINITY) < oldest;

/** What the engines printed as their versions, by path: a start takes up to a second. */
const versions = new Map();

/** Forgets the versions, after an installation. */
export const forgetVersions = () => versions.clear();

/** Returns what a found engine prints as its version; undefined where it does not run. On Windows `--version` would open a window. */
export function versionOf(engine, { path }) {
  if (process.platform === 'win32') return 'version unknown';
  if (!versions.has(path)) {
    const [command, ...args] = engine.versionCommand(path);
    const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', timeout: 20_000, stdio: ['ignore', 'pipe', 'pipe'] });
    // nginx prints it as an error. The package may have another name elsewhere; the program itself must run.
    versions.set(path, status === 0 ? stdout.trim() || stderr.trim() : command === path ? undefined : 'version unknown');
  }
  return versions.get(path);
}
