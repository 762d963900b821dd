import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './browser.mjs';
import { install } from './installation.mjs';
import { linkPostgresql } from './postgresql.mjs';
import { nodeAdvice, restoreNodeLink, scriptNode, versionOf } from './runtime.mjs';

/** The project's folder. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Prepares the project: packages, the pinned Node, PostgreSQL's links and, for the tests, Chromium. Exits the process where that fails. */
export async function prepare({ chromium = false } = {}) {
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
  if (chromium && (await ensureChromium(root)) !== 0) process.exit(1);
}
