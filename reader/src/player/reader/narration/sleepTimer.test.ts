import { expect, test, vi } from 'vitest';
import { createState } from '../../state/createState.ts';
import { fakeTimers } from '../../testing/fakeTimers.ts';
import { initialReaderState, type ReaderState } from '../ReaderState.ts';
import { createSleepTimer } from './sleepTimer.ts';

function listening() {
  const state = createState<ReaderState>({ ...initialReaderState, playing: true });
  const timers = fakeTimers();
  const onTimeOver = vi.fn();
  const timer = createSleepTimer({ state, timers, onTimeOver });
  const minutes = (count: number) => timers.pass(count * 60_000);
  const setPlaying = (playing: boolean) => state.change({ playing });
  return { state, timer, timers, onTimeOver, minutes, setPlaying, sleep: () => state.get().sleep };
}

test('the sleep timer counts its minutes down, and pauses the book when they are over', () => {
  const { timer, minutes, sleep, onTimeOver } = listening();
  timer.choose(15);
  expect(sleep()).toEqual({ choice: 15, minutesLeft: 15 });
  minutes(0.5);
  expect(sleep()?.minutesLeft).toBe(15);
  minutes(13.6);
  expect(sleep()?.minutesLeft).toBe(1);
  expect(onTimeOver).not.toHaveBeenCalled();
  minutes(1);
  expect(onTimeOver).toHaveBeenCalledOnce();
  expect(sleep()).toEqual({ choice: undefined, minutesLeft: undefined });
  minutes(60);
  expect(onTimeOver).toHaveBeenCalledOnce();
});

test('the time of the sleep timer passes only while the book is heard, and playing on closes its notice', () => {
  const { timer, minutes, sleep, onTimeOver, setPlaying } = listening();
  timer.choose(5);
  minutes(2);
  setPlaying(false);
  minutes(60);
  expect(sleep()?.minutesLeft).toBe(3);
  setPlaying(true);
  minutes(3);
  expect(onTimeOver).toHaveBeenCalledOnce();
  setPlaying(false);
  setPlaying(true);
  expect(sleep()).toBeUndefined();
});

test('another choice starts the sleep timer again, and off ends it', () => {
  const { timer, minutes, sleep, onTimeOver } = listening();
  timer.choose(5);
  minutes(4);
  timer.choose(30);
  expect(sleep()?.minutesLeft).toBe(30);
  timer.choose(undefined);
  minutes(60);
  expect(sleep()).toBeUndefined();
  expect(onTimeOver).not.toHaveBeenCalled();
});

test('at the end of the chapter playback may not go on, and the chapters that the user goes to do not count', () => {
  const { timer, sleep } = listening();
  expect([timer.mayGoOn('1'), timer.mayGoOn('2')]).toEqual([true, true]);
  timer.choose('chapter');
  expect(sleep()).toEqual({ choice: 'chapter', minutesLeft: undefined });
  expect(timer.mayGoOn('2')).toBe(true);
  timer.moved();
  expect(timer.mayGoOn('5')).toBe(true);
  expect(timer.mayGoOn('6')).toBe(false);
  expect(sleep()?.choice).toBeUndefined();
  expect(timer.mayGoOn('7')).toBe(true);
});
