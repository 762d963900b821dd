import { describe, expect, test } from 'vitest';
import { stopper } from './stopping.ts';

function setting(close: () => Promise<void>) {
  const exits: number[] = [];
  const lines: string[] = [];
  let time = 0;
  const stop = stopper({ close, exit: (code) => exits.push(code), say: (line) => lines.push(line), farewell: 'Stopped.', now: () => time });
  return { exits, lines, stop, later: (ms: number) => (time += ms) };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('stopping', () => {
  test('the first Ctrl-C closes everything and ends well', async () => {
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

  test('the second Ctrl-C ends at once', () => {
    const { stop, exits, later } = setting(() => new Promise(() => {}));
    stop();
    later(1000);
    stop();
    expect(exits).toEqual([130]);
  });

  test('a failure while closing is told', async () => {
    const { stop, exits, lines } = setting(async () => {
      throw new Error('disk full');
    });
    stop();
    await settled();
    expect(exits).toEqual([1]);
    expect(lines.at(-1)).toContain('disk full');
  });
});
