import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeEngine, ensureEngines } from './engines.mjs';
import { install } from './installation.mjs';
import { linkPostgresql } from './postgresql.mjs';
import { nodeAdvice, restoreNodeLink, scriptNode, versionOf } from './runtime.mjs';

/** The project's folder. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Prepares the project: packages, the pinned Node and PostgreSQL's links. Exits the process where that fails. */
export async function prepare() {
  process.chdir(root);
  const installed = await install(root);
  if (installed !== 0) process.exit(installed);
  await restoreNodeLink(root);
  await linkPostgresql(root);
  const advice = nodeAdvice(versionOf(scriptNode(root)));
  if (advice) {
    console.error(advice);
    process.exit(1);
  }
}

/**
 * Finds or installs engines for the tests, and prints each. Returns what was found by name, or the reason why there is none. Exits the process without
 * a Chromium, which the tests need; they run without another engine.
 */
export async function prepareEngines(names) {
  const statuses = await ensureEngines(root, names);
  for (const name of names) console.log(describeEngine(name, statuses[name]));
  if (statuses.chromium?.reason) process.exit(1);
  return statuses;
}
