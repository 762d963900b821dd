import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './commands.mjs';

/**
 * Why the installed packages are not those of the lock file; undefined where they are. npm writes its record of what it installed last:
 * without a record the installation was cut off. Optional packages may be missing, they are for other machines.
 */
export function installationFault(lock, installed, exists) {
  if (!installed) return exists('node_modules') ? 'the last installation was cut off' : 'nothing is installed yet';
  for (const [path, wanted] of Object.entries(lock.packages)) {
    if (path === '') continue;
    const found = installed.packages[path];
    if (!found && wanted.optional) continue;
    if (!found) return `${path} is not installed`;
    if (found.version !== wanted.version || found.integrity !== wanted.integrity)
      return `${path} is ${found.version} and must be ${wanted.version}`;
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

/** Installs the packages of the lock file where they are not there already; resolves with an exit code. */
export async function install(root) {
  const lock = readJson(join(root, 'package-lock.json'));
  if (!lock) {
    console.error('package-lock.json is missing or broken. Restore it ("git checkout package-lock.json") and start again.');
    return 1;
  }
  const fault = installationFault(lock, readJson(join(root, 'node_modules/.package-lock.json')), (path) => existsSync(join(root, path)));
  if (fault === undefined) return 0;
  console.log(`Installing packages, because ${fault}. This takes about half a minute …`);
  const code = await npm(['ci', '--ignore-scripts', '--loglevel=error'], 'installing');
  if (code === 0) console.log('Packages are installed.');
  else console.error(`\n"npm ci" failed (exit code ${code}). It needs the package registry once; check the network and start again.`);
  return code;
}
