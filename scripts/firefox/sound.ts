import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';

const pulseaudio = '/usr/bin/pulseaudio';

/** A sound server. */
interface SilentSound {
  /** What Firefox needs in its environment to use it. */
  readonly environment: Readonly<Record<string, string>>;
  stop(): void;
}

/**
 * Starts a PulseAudio whose only device plays to nowhere, with its socket in `folder`: on a machine without a sound device Firefox refuses every MP3.
 * Without PulseAudio Firefox uses the sound of the system.
 */
export async function startSilentSound(folder: string): Promise<SilentSound> {
  if (!existsSync(pulseaudio)) return { environment: {}, stop: () => undefined };
  const socket = join(folder, 'sound');
  const listening = Promise.withResolvers<void>();
  const watcher = watch(folder, (_, name) => {
    if (name === 'sound') listening.resolve();
  });
  const modules = ['module-null-sink', `module-native-protocol-unix auth-anonymous=1 socket=${socket}`];
  const options = ['-n', '--daemonize=no', '--use-pid-file=no', '--exit-idle-time=-1', ...modules.flatMap((module) => ['-L', module])];
  const server = spawn(pulseaudio, options, {
    stdio: 'ignore',
    env: { ...process.env, PULSE_RUNTIME_PATH: folder, PULSE_STATE_PATH: folder },
  });
  server.on('exit', (code) => listening.reject(new Error(`PulseAudio ended with ${code}.`)));
  await listening.promise;
  watcher.close();
  return { environment: { PULSE_SERVER: `unix:${socket}` }, stop: () => server.kill() };
}
