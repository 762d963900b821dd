import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { engines, findEngine } from './engines.mjs';

/** The nginx of this machine, which `npm test` installs or says why not. */
export const nginx = findEngine(engines.nginx)?.path;

/** Waits until something listens on a port of this machine. */
async function untilListening(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isListening = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isListening) return;
    await pause(20);
  }
}

/** Starts an nginx that listens on a port; `lines` belong into its `http` block. @throws if it ends while it starts */
export async function startNginx(program: string, port: number, lines: string): Promise<{ close(): Promise<void> }> {
  const home = mkdtempSync(join(tmpdir(), 'realmkit-nginx-'));
  // Its workers run as somebody else where it is started by root, and keep long bodies there.
  chmodSync(home, 0o755);
  const configuration = join(home, 'nginx.conf');
  writeFileSync(
    configuration,
    `
daemon off; worker_processes 1; pid nginx.pid; error_log stderr crit;
events {}
http {
  access_log off;
  client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;
  ${lines}
}`,
  );
  const child = spawn(program, ['-p', home, '-c', configuration], { stdio: 'ignore' });
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = once(child, 'exit');
  await Promise.race([untilListening(port), ended.then(() => Promise.reject(new Error('nginx ended while it was starting.')))]);
  return {
    async close() {
      child.kill('SIGTERM');
      await ended;
      process.off('exit', kill);
      rmSync(home, { recursive: true, force: true });
    },
  };
}
