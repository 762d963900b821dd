import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './commands.mjs';

/**
 * Returns why the installed packages differ from the lock file; undefined where they do not. npm writes its record last: without it the
 * installation was cut off. Optional packages may be missing, as they are for other machines.
 */
export function reasonToInstall(lock, installed, exists) {
  if (!installed) return exists('node_modules') ? 'the last installation was cut off' : 'nothing is installed yet';
  for (const [path, locked] of Object.entries(lock.packages)) {
    if (path === '') continue;
    const found = installed.packages[path];
    if (!found && locked.optional) continue;
    if (!found) return `${path} is not installed`;
    if (found.version !== locked.version || found.integrity !== locked.integrity)
      return `${path} is ${found.version} and must be ${locked.version}`;
    if (!exists(path)) return `${path} is gone`;
  }
  return undefined;
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Installs the packages of the lock file where needed; resolves with an exit code. */
export async function install(root) {
  const lock = readJson(join(root, 'package-lock.json'));
  if (!lock) {
    console.error('package-lock.json is missing or broken. Restore it ("git checkout package-lock.json") and start again.');
    return 1;
  }
  const reason = reasonToInstall(lock, readJson(join(root, 'node_modules/.package-lock.json')), (path) => existsSync(join(root, path)));
  if (reason === undefined) return 0;
  console.log(`Installing packages, because ${reason}. This takes about half a minute …`);
  const code = await npm(['ci', '--ignore-scripts', '--loglevel=error'], 'installing');
  if (code === 0) console.log('Packages are installed.');
  else console.error(`\n"npm ci" failed (exit code ${code}). It needs the package registry once; check the network and start again.`);
  return code;
}
