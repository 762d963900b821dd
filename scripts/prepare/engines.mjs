import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { engines, findEngine, forgetVersions, isTooOld, missingParts, versionOf } from '../engines.mjs';
import { run } from './commands.mjs';
import { mayInstall } from './consent.mjs';

/** Returns the ways to install an engine, in the order in which they are tried. */
export function waysToInstall(engine, { platform, isRoot, hasApt }) {
  const ways = engine.isDownloadable ? ['playwright'] : [];
  if (platform === 'linux' && isRoot && hasApt) ways.push('debian');
  return ways;
}

/** Returns the packages of the missing parts of engines; of the names of a part, the first that the system has. */
export const packagesToInstall = (missing, isAvailable) =>
  missing.map(({ packages }) => packages.find((name) => isAvailable(name)) ?? packages[0]);

/** Returns why an engine cannot be used, and how to get it. */
export function reasonAndAdvice(engine, { named, missing, platform, version }) {
  const { label, variable, advice, oldest, program } = engine;
  if (engine.platform && engine.platform !== platform) return `${label} runs on Linux only.`;
  if (named && missing.includes(engine.program))
    return `${variable} names ${named}, and there is no such file. Let it name a ${label}, or unset it.`;
  if (version && isTooOld(engine, version)) {
    const [name] = program.packages;
    return `${version} is too old: ${oldest} or newer is needed. As root on Debian with its security updates: "apt-get install ${name}"; or set ${variable} to the path of another one.`;
  }
  if (missing.length === 0) return `the ${label} that was found does not run. Reinstall it, or set ${variable} to the path of another one.`;
  const packages = missing.map(({ packages: [name] }) => name).join(' ');
  return `it was not found and is not installed. As root on Debian: "apt-get install ${packages}"; elsewhere ${advice}; or set ${variable} to its path.`;
}

const downloadChromium = (root) =>
  run(process.execPath, [join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium'], {
    doing: 'downloading Chromium',
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
  });

const isAvailable = (name) => spawnSync('apt-cache', ['show', '--quiet', name], { stdio: 'ignore' }).status === 0;

/**
 * Installs the Debian packages of engines in one call, because apt reads its lists and unpacks once; not without a yes of the person who sits at the
 * terminal. Each package is named before.
 */
export async function installPackages(missingEngines, { terminal = process, execute = run, hasPackage = isAvailable } = {}) {
  const packagesOf = (some) =>
    packagesToInstall(
      some.flatMap((engine) => partsToInstall(engine)),
      hasPackage,
    );
  if (!(await mayInstall(packagesOf(missingEngines), missingEngines.map(({ label }) => label).join(' and '), terminal))) return;
  const options = { doing: 'installing', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  // A machine's package lists may be months old, and so would be their engines; if the update fails, the old ones are better than none.
  await execute('apt-get', ['update', '-qq'], options);
  const install = (some) => execute('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packagesOf(some)], options);
  // One engine whose packages conflict or do not exist must not prevent the others.
  if ((await install(missingEngines)) !== 0 && missingEngines.length > 1) for (const engine of missingEngines) await install([engine]);
  forgetVersions();
}

/** Finds an engine that runs, whether or not the tests can drive it, with its version. */
function findInstalled(engine) {
  const found = findEngine(engine);
  const version = found && versionOf(engine, found);
  return version && { ...found, version };
}

/** Returns what to install for an engine: what is missing, and a newer program for one that is too old. */
function partsToInstall(engine) {
  const found = findInstalled(engine);
  return found && isTooOld(engine, found.version) ? [engine.program] : missingParts(engine);
}

/** Finds an engine that runs and that the tests can drive, with its version. */
function findRunning(engine) {
  const found = findInstalled(engine);
  return found && !isTooOld(engine, found.version) ? found : undefined;
}

/**
 * Finds engines for the tests, or installs them; prints each with its version and path, or why it cannot be used. Returns by name what was found, or
 * the reason.
 */
export async function ensureEngines(root, names) {
  const machine = { platform: process.platform, isRoot: process.getuid?.() === 0, hasApt: existsSync('/usr/bin/apt-get') };
  const missingFor = (way) =>
    names
      .map((name) => engines[name])
      .filter(
        (engine) =>
          !findRunning(engine) &&
          !process.env[engine.variable] &&
          (engine.platform ?? machine.platform) === machine.platform &&
          waysToInstall(engine, machine).includes(way),
      );
  if (missingFor('playwright').length > 0) {
    console.log("Looking for Chromium: none found, trying Playwright's own download …");
    await downloadChromium(root);
  }
  const missing = missingFor('debian');
  if (missing.length > 0) await installPackages(missing);
  return Object.fromEntries(
    names.map((name) => {
      const engine = engines[name];
      const found = findRunning(engine);
      const named = process.env[engine.variable];
      const lack = { named, missing: missingParts(engine), platform: machine.platform, version: findInstalled(engine)?.version };
      const result = found ?? { reason: reasonAndAdvice(engine, lack) };
      return [name, result];
    }),
  );
}

/** Returns the line that names an engine: its version and path, or why nothing runs in it. */
export const describeEngine = (name, { version, path, from, reason }) =>
  reason ? `${engines[name].label}: not run, because ${reason}` : `${engines[name].label}: ${version} (${path}, from ${from})`;
