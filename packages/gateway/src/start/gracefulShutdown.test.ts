import { describe, expect, test } from 'vitest';
import { createShutdownHandler } from './gracefulShutdown.ts';

function setting(close: () => Promise<void>) {
  const exits: number[] = [];
  const lines: string[] = [];
  let time = 0;
  const stop = createShutdownHandler({
    close,
    exit: (code) => exits.push(code),
    log: (line) => lines.push(line),
    doneMessage: 'Stopped.',
    now: () => time,
  });
  return { exits, lines, stop, later: (ms: number) => (time += ms) };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('graceful shutdown', () => {
  test('the first Ctrl-C closes everything and exits with 0', async () => {
    const { stop, exits, lines } = setting(async () => {});
    stop();
    expect(exits).toEqual([]);
    await settled();
    expect(exits).toEqual([0]);
    expect(lines.at(-1)).toBe('Stopped.');
  });

  test('one key press that arrives twice, from the terminal and from npm, counts once', () => {
    let closings = 0;
    const { stop, exits, later } = setting(() => {
      closings += 1;
      return new Promise(() => {});
    });
    stop();
    later(5);
    stop();
    expect(exits).toEqual([]);
    expect(closings).toBe(1);
  });

  test('the second Ctrl-C exits at once', () => {
    const { stop, exits, later } = setting(() => new Promise(() => {}));
    stop();
    later(1000);
    stop();
    expect(exits).toEqual([130]);
  });

  test('an error while closing is logged, and the process exits with 1', async () => {
    const { stop, exits, lines } = setting(async () => {
      throw new Error('disk full');
    });
    stop();
    await settled();
    expect(exits).toEqual([1]);
    expect(lines.at(-1)).toContain('disk full');
  });
});
