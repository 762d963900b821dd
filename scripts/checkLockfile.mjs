// Fails where an optional dependency of the lock file has no entry of its own: `npm ci` refuses such a lock file.
import { readFileSync } from 'node:fs';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;

/** Node's own resolution, walked over the lock file instead of the disk. */
const resolve = (from, name) => {
  for (let folder = from; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    const found = lock[`${folder ? `${folder}/` : ''}node_modules/${name}`];
    if (found || !folder) return found;
    if (!folder.includes('/node_modules/')) return lock[`node_modules/${name}`];
  }
};

const exact = /^\d/;
const holes = Object.entries(lock).flatMap(([path, entry]) =>
  Object.entries(entry.optionalDependencies ?? {})
    .filter(([name, range]) => {
      const found = resolve(path, name);
      return !found || (exact.test(range) && found.version !== range);
    })
    .map(([name, range]) => `${path || 'the root'} lacks ${name}@${range}`),
);
const addresses = Object.entries(lock).filter(([, entry]) => entry.resolved?.startsWith('http'));
for (const hole of holes) console.error(hole);
for (const [path] of addresses) console.error(`${path} records a download address`);
process.exitCode = holes.length + addresses.length === 0 ? 0 : 1;
