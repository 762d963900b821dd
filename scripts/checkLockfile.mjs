// Fails where an optional dependency has no entry in the lock file: `npm ci` refuses such a lock file.
import { readFileSync } from 'node:fs';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;

/** Resolves a package as Node does, on the lock file instead of the disk. */
const resolve = (from, name) => {
  for (let folder = from; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    const found = lock[`${folder ? `${folder}/` : ''}node_modules/${name}`];
    if (found || !folder) return found;
    if (!folder.includes('/node_modules/')) return lock[`node_modules/${name}`];
  }
};

const exact = /^\d/;
const missing = Object.entries(lock).flatMap(([path, entry]) =>
  Object.entries(entry.optionalDependencies ?? {})
    .filter(([name, range]) => {
      const found = resolve(path, name);
      return !found || (exact.test(range) && found.version !== range);
    })
    .map(([name, range]) => `${path || 'the root'} lacks ${name}@${range}`),
);
const downloadUrls = Object.entries(lock).filter(([, entry]) => entry.resolved?.startsWith('http'));
for (const line of missing) console.error(line);
for (const [path] of downloadUrls) console.error(`${path} records a download address`);
process.exitCode = missing.length + downloadUrls.length === 0 ? 0 : 1;
