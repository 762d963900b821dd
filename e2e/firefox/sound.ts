import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const pulseaudio = '/usr/bin/pulseaudio';

/** Returns whether Firefox can play MP3 here: without a sound device it refuses every MP3, and on Linux servers only PulseAudio gives it one. */
export const hasSound = (platform = process.platform, exists = existsSync): boolean =>
  platform !== 'linux' || exists(pulseaudio) || exists('/dev/snd');

/** Starts a PulseAudio whose only device plays to nowhere, if PulseAudio is installed; resolves with the environment for Firefox. */
export async function startSilentSound(): Promise<{ environment: Readonly<Record<string, string>>; stop(): void }> {
  if (!existsSync(pulseaudio)) return { environment: {}, stop: () => undefined };
  const folder = mkdtempSync(join(tmpdir(), 'firefox-sound-'));
  const socket = join(folder, 'socket');
  const listening = new Promise<void>((resolve) => {
    const watcher = watch(folder, () => {
      if (!existsSync(socket)) return;
      watcher.close();
      resolve();
    });
  });
  const modules = ['module-null-sink', `module-native-protocol-unix auth-anonymous=1 socket=${socket}`];
  const server = spawn(
    pulseaudio,
    ['-n', '--daemonize=no', '--use-pid-file=no', '--exit-idle-time=-1', ...modules.flatMap((one) => ['-L', one])],
    { stdio: 'ignore', env: { ...process.env, PULSE_RUNTIME_PATH: folder, PULSE_STATE_PATH: folder } },
  );
  const ended = new Promise<never>((_resolve, reject) => server.on('exit', (code) => reject(new Error(`PulseAudio ended with ${code}`))));
  await Promise.race([listening, ended]);
  // Its end is expected from now on.
  ended.catch(() => undefined);
  return {
    environment: { PULSE_SERVER: `unix:${socket}` },
    stop() {
      server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
