import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { npm, run } from './commands.mjs';

/** The oldest Node that runs the servers: Prism's own requirement. */
const neededNode = '24.18';

/** Whether a version of Node is new enough for the servers. */
export function suits(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  const [neededMajor, neededMinor] = neededNode.split('.').map(Number);
  return major > neededMajor || (major === neededMajor && minor >= neededMinor);
}

const windows = process.platform === 'win32';

/** Where npm puts the Node that comes along as a package. */
const pinnedNode = (root) =>
  join(root, 'node_modules', `node-${windows ? 'win' : process.platform}-${process.arch}`, 'bin', windows ? 'node.exe' : 'node');

/** npm 10 takes the link to the pinned Node away together with the Nodes of other platforms: this puts it back. */
export async function restoreNodeLink(root) {
  const link = join(root, 'node_modules/.bin', windows ? 'node.cmd' : 'node');
  if (!existsSync(pinnedNode(root)) || existsSync(link)) return;
  await npm(['rebuild', '--ignore-scripts', '--loglevel=error'], 'linking');
}

/** The Node that the scripts of package.json get: npm puts the project's own first on their PATH. */
export function scriptNode(root) {
  if (existsSync(join(root, 'node_modules/.bin', windows ? 'node.cmd' : 'node')) && existsSync(pinnedNode(root))) return pinnedNode(root);
  return 'node';
}

/** What to do where the scripts would run on too old a Node; undefined where all is well. */
export function nodeAdvice(version) {
  if (suits(version)) return undefined;
  return `Node ${neededNode} or newer is needed, and this machine has ${version || 'none'}.
The Node that comes along as a package does not fit ${process.platform} ${process.arch}: install Node 24 from https://nodejs.org and start again.`;
}

/** The version of a Node, empty where it does not run. */
export function versionOf(node) {
  const { stdout } = spawnSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' });
  return stdout?.trim() ?? '';
}

/** Runs the calling script again on the pinned Node, and ends with its exit code, where somebody called it with too old a Node. */
export async function continueOnPinnedNode(root) {
  if (suits(process.versions.node)) return;
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
  process.exit(await run(scriptNode(root), process.argv.slice(1)));
}

/** Keeps the compiled code of this process for the next start, which is a second faster then. */
export function keepCompiledCode(root) {
  module.enableCompileCache?.(join(root, 'node_modules/.cache/compiled'));
}
