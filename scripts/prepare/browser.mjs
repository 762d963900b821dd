import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../chromium.mjs';
import { run } from './commands.mjs';

/** Returns the ways to install a Chromium, in the order in which they are tried. */
export function waysToInstall({ platform, isRoot, hasApt }) {
  const ways = ['playwright'];
  if (platform === 'linux' && isRoot && hasApt) ways.push('debian');
  return ways;
}

/** Returns the advice where no Chromium could be found or installed. */
export function chromiumAdvice(named) {
  if (named) return `CHROMIUM names ${named}, and there is no such file. Let it name a Chromium or Chrome, or unset it.`;
  return `The tests need Chromium, and none was found or could be installed. Do one of these and start again:
  - install Chromium or Chrome with your system ("apt-get install chromium", for example)
  - npx playwright install --with-deps chromium
  - set CHROMIUM to the path of a Chromium or Chrome`;
}

const installers = {
  playwright: (root) =>
    run(process.execPath, [join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium'], {
      doing: 'downloading Chromium',
      env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
    }),
  debian: async () => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const options = { doing: 'installing Chromium', env };
    // A machine's package lists may be months old, and so would be their Chromium; if the update fails, the old one is better than none.
    await run('apt-get', ['update', '-qq'], options);
    const install = (name) => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
    // Older systems have no headless shell.
    return (await install('chromium-headless-shell')) === 0 ? 0 : install('chromium');
  },
};

/** Returns the version of a Chromium; undefined where it does not run. On Windows `--version` would open a window. */
function versionOf(path) {
  if (process.platform === 'win32') return 'version unknown';
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 ? stdout.trim() : undefined;
}

function runningChromium() {
  const found = findChromium();
  const version = found && versionOf(found.path);
  return version && { ...found, version };
}

/** Finds a Chromium for the tests, or installs one; resolves with an exit code. */
export async function ensureChromium(root) {
  const named = process.env.CHROMIUM;
  let chromium = runningChromium();
  const machine = { platform: process.platform, isRoot: process.getuid?.() === 0, hasApt: existsSync('/usr/bin/apt-get') };
  for (const way of named ? [] : waysToInstall(machine)) {
    if (chromium) break;
    console.log(`Looking for Chromium: none found, trying ${way === 'debian' ? "Debian's package" : "Playwright's own download"} …`);
    await installers[way](root);
    chromium = runningChromium();
  }
  if (!chromium) {
    console.error(chromiumAdvice(named));
    return 1;
  }
  console.log(`Chromium: ${chromium.version} (${chromium.path}, from ${chromium.from})`);
  return 0;
}
