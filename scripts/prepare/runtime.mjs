import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { npm, run } from './commands.mjs';

/** The oldest Node that runs the servers: Prism's own requirement. */
const neededNode = '24.18';

/** Returns whether a version of Node is new enough for the servers. */
export function isSupportedNode(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  const [neededMajor, neededMinor] = neededNode.split('.').map(Number);
  return major > neededMajor || (major === neededMajor && minor >= neededMinor);
}

const windows = process.platform === 'win32';

/** Returns the path of the Node that is installed as a package. */
const pinnedNode = (root) =>
  join(root, 'node_modules', `node-${windows ? 'win' : process.platform}-${process.arch}`, 'bin', windows ? 'node.exe' : 'node');

/** Restores the link to the pinned Node, which npm 10 removes together with the Nodes of other platforms. */
export async function restoreNodeLink(root) {
  const link = join(root, 'node_modules/.bin', windows ? 'node.cmd' : 'node');
  if (!existsSync(pinnedNode(root)) || existsSync(link)) return;
  await npm(['rebuild', '--ignore-scripts', '--loglevel=error'], 'linking');
}

/** Returns the Node that the scripts of package.json run on: npm puts the project's own first on their PATH. */
export function scriptNode(root) {
  if (existsSync(join(root, 'node_modules/.bin', windows ? 'node.cmd' : 'node')) && existsSync(pinnedNode(root))) return pinnedNode(root);
  return 'node';
}

/** Returns the advice where the scripts would run on a Node that is too old; undefined otherwise. */
export function nodeAdvice(version) {
  if (isSupportedNode(version)) return undefined;
  return `Node ${neededNode} or newer is needed, and this machine has ${version || 'none'}.
The Node that comes along as a package does not fit ${process.platform} ${process.arch}: install Node 24 from https://nodejs.org and start again.`;
}

/** Returns the version of a Node, empty where it does not run. */
export function versionOf(node) {
  const { stdout } = spawnSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' });
  return stdout?.trim() ?? '';
}

/** Runs the calling script again on the pinned Node and exits with its exit code, where the current Node is too old. */
export async function continueOnPinnedNode(root) {
  if (isSupportedNode(process.versions.node)) return;
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
  process.exit(await run(scriptNode(root), process.argv.slice(1)));
}

/** Caches the compiled code of this process, which makes the next start a second faster. */
export function enableCompileCache(root) {
  module.enableCompileCache?.(join(root, 'node_modules/.cache/compiled'));
}
