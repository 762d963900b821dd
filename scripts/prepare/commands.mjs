import { spawn } from 'node:child_process';

const heartbeatMs = 10_000;

/** Runs a command with visible output and regularly prints that it still runs; resolves with its exit code. */
export function run(command, args, { doing, ...options } = {}) {
  const started = Date.now();
  const beat = doing && setInterval(() => console.log(`  … ${doing}, ${Math.round((Date.now() - started) / 1000)} s`), heartbeatMs);
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    child.once('error', () => resolve(127));
    child.once('exit', (code) => resolve(code ?? 1));
  }).finally(() => clearInterval(beat));
}

/** Runs the npm that started this, or the one on the PATH. */
export function npm(args, doing) {
  const cli = process.env.npm_execpath;
  return cli ? run(process.execPath, [cli, ...args], { doing }) : run('npm', args, { doing, shell: process.platform === 'win32' });
}
