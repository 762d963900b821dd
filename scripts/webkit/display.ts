import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** The screen: high enough for a tablet in portrait. */
const screen = '1400x1400x24';

/** A running process of the machine. */
export interface Running {
  stop(): void;
}

/** A virtual X display. */
export interface Display extends Running {
  /** The value of the environment variable DISPLAY. */
  readonly name: string;
}

/**
 * Starts Xvfb on a display that is free.
 * @throws Error if Xvfb is not installed or ends at once.
 */
export async function startDisplay(): Promise<Display> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const stop = () => void server.kill('SIGKILL');
  process.once('exit', stop);
  const number = server.stdio[3];
  if (!number || !('readable' in number)) throw new Error('Xvfb has no pipe for its display');
  const ended = once(server, 'exit').then(([code]) => {
    throw new Error(`Xvfb ended with ${code} before it had a display`);
  });
  const [line] = await Promise.race([once(createInterface({ input: number }), 'line'), ended]);
  ended.catch(() => process.off('exit', stop));
  return { name: `:${line}`, stop };
}
