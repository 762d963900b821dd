import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Builds the consumer app for Stripe and counts the scripts that contain the simulator, which name the path of its intents. */
export async function countSimulatorScripts(root: string): Promise<number> {
  const dist = await mkdtemp(join(tmpdir(), 'realmkit-keyed-'));
  try {
    const environment = { ...process.env, VITE_STRIPE_PUBLISHABLE_KEY: 'pk_live_bench' };
    const build = [`${root}node_modules/vite/bin/vite.js`, 'build', '--logLevel', 'error', '--outDir', dist, '--emptyOutDir'];
    await run(process.execPath, build, { cwd: `${root}consumer`, env: environment });
    const scripts = await Promise.all(globSync(`${dist}/**/*.js`).map((file) => readFile(file, 'utf8')));
    if (scripts.length === 0) throw new Error('The build for Stripe has no scripts.');
    return scripts.filter((script) => script.includes('card-provider/intents')).length;
  } finally {
    await rm(dist, { recursive: true, force: true });
  }
}
