import type { BenchPage, Candidate, HeardText, Turn } from './Candidate.ts';
import { markFirstWord } from './firstWord.ts';
import { watchMedia } from './watchMedia.ts';

const candidates: Readonly<Record<string, () => Promise<{ readonly candidate: Candidate }>>> = {
  ours: () => import('./ours.ts'),
  epubjs: () => import('./plainEpubjs.ts'),
  foliate: () => import('./foliate.ts'),
  chromium: () => import('./chromium.ts'),
};

/** Settles after the next frame was painted. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(undefined);
    });
  });

const pauseOf = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

function benchOf(candidate: Candidate, element: HTMLElement): BenchPage {
  const media = watchMedia();
  const heard: HeardText[] = [];
  let section = 0;
  const turnOnce = async (): Promise<Turn> => {
    const started = performance.now();
    const now = await candidate.turn();
    await painted();
    const isNewSection = now !== section;
    section = now;
    return { time: performance.now() - started, isNewSection };
  };
  return {
    open: async (url) => {
      const started = performance.now();
      await candidate.open(new URL(url, location.href).href, element);
      await painted();
      return performance.now() - started;
    },
    turns: async (count, pause) => {
      const turns: Turn[] = [];
      for (let made = 0; made < count; made += 1) {
        turns.push(await turnOnce());
        await pauseOf(pause);
      }
      return turns;
    },
    resizes: async (widths) => {
      const { layOut, documents, resizePause = 0 } = candidate;
      const word = documents && markFirstWord(documents(), element);
      if (!layOut || !word) throw new Error('There is no word to come back to');
      const times: number[] = [];
      let lost = 0;
      for (const width of widths) {
        const started = performance.now();
        element.style.width = `${width}px`;
        await layOut(element);
        await painted();
        times.push(performance.now() - started - resizePause);
        if (!word.isShown()) lost += 1;
        await pauseOf(200);
      }
      return { times, lost };
    },
    searchBoxes: (gutters) => gutters.flatMap((gutter) => candidate.searchBoxes?.(gutter) ?? []),
    locations: async (url) => {
      const started = performance.now();
      const count = (await candidate.locations?.(new URL(url, location.href).href)) ?? 0;
      return { time: performance.now() - started, count };
    },
    search: async (url, words) => {
      const started = performance.now();
      await candidate.search?.(new URL(url, location.href).href, words);
      return performance.now() - started;
    },
    startNarration: async (rate) => {
      await candidate.narrate?.(rate, (id) => heard.push({ id, mediaTime: media.current()?.currentTime ?? Number.NaN }));
    },
    heard: () => heard,
    seams: media.seams,
  };
}

const name = new URLSearchParams(location.search).get('candidate') ?? '';
const load = candidates[name];
const element = document.getElementById('book');
if (!load || !element) throw new Error(`There is no candidate ${name}`);
window.readerBench = benchOf((await load()).candidate, element);
