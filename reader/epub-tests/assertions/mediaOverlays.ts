import type { ReaderPageObject } from '../reading/ReaderPageObject.ts';
import { type Assertion, assert } from './assertion.ts';
import { pageAt } from './pageAssertions.ts';

/** Starts the narration, which the reader must offer. */
export async function listen(reading: ReaderPageObject): Promise<void> {
  assert(await reading.until(() => reading.canPlay(), 5000), 'There is no way to have the book read aloud.');
  await reading.play();
  const isHeard = async () => (await reading.playedMedia()).some(({ isPaused, at }) => !isPaused && at > 0);
  assert(await reading.until(isHeard, 8000), 'Nothing is heard.');
}

const isActive = (reading: ReaderPageObject, index: number, id: string) => async (): Promise<boolean> =>
  (await reading.activeElements()).some((one) => one.index === index && one.id === id);

/** The tests of the family `mol-`. */
export const mediaOverlays: Readonly<Record<string, Assertion>> = {
  'mol-audio': async (reading) => {
    await pageAt(reading, 1);
    await listen(reading);
    const [first] = await reading.playedMedia();
    assert(first !== undefined && first.at >= 29 && first.at < 36, `It begins at ${first?.at.toFixed(1)} s.`);
    assert(await reading.until(isActive(reading, 1, 'first'), 3000), 'The passage is not marked while it is heard.');
    let furthest = 0;
    const hasEnded = async () => {
      const now = await reading.playedMedia();
      furthest = Math.max(furthest, ...now.filter(({ isPaused }) => !isPaused).map(({ at }) => at));
      return now.every(({ isPaused }) => isPaused);
    };
    assert(await reading.until(hasEnded, 25_000), 'It goes on beyond the end of the clip.');
    assert(furthest > 43.5 && furthest < 45.5, `It is heard up to ${furthest.toFixed(1)} s of the recording.`);
  },
  'mol-navigation': async (reading) => {
    await listen(reading);
    assert(await reading.until(isActive(reading, 0, 'mo-1'), 4000), 'The first chapter is not marked.');
    await reading.choose('Chapter 2');
    const second = async () => (await reading.playedMedia()).some(({ source, isPaused }) => /ch2\.mp3$/.test(source) && !isPaused);
    assert(await reading.until(second, 8000), 'The second chapter is not heard.');
    const others = (await reading.playedMedia()).filter(({ source, isPaused }) => /ch1\.mp3$/.test(source) && !isPaused);
    assert(others.length === 0, 'The first chapter is still heard.');
    const marked = async () => (await isActive(reading, 1, 'mo-1')()) || (await isActive(reading, 1, 'mo-2')());
    assert(await reading.until(marked, 4000), 'The second chapter is not marked.');
  },
  'mol-timing-synchronization_fxl': async (reading) => {
    await pageAt(reading, 1);
    await listen(reading);
    for (const [index, id, time] of [
      [1, 'first', 4000],
      [2, 'second', 25_000],
      [3, 'third', 15_000],
    ] as const)
      assert(await reading.until(isActive(reading, index, id), time), `«${id}» is not marked on its page.`);
  },
  'mol-tts_single': async (reading) => {
    await pageAt(reading, 1);
    if (await reading.until(() => reading.canPlay(), 3000)) await reading.play();
    const isSpoken = async () => /Ishmael/.test(await reading.spokenText());
    assert(await reading.until(isSpoken, 4000), 'There is no text-to-speech for passages without a recording.');
  },
};
