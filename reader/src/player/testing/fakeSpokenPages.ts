import { vi } from 'vitest';
import { sentencesOf } from '../read-aloud/sentences.ts';
import type { SpokenPages } from '../read-aloud/spokenPages.ts';

/** Returns a book whose documents have pages; a sentence is on the page that its text begins with, as "2: The lake.". Needs jsdom. */
export function fakeSpokenPages(documents: readonly { readonly body: string; readonly pages: number }[]) {
  const loaded = documents.map(({ body }) => {
    const page = document.implementation.createHTMLDocument();
    page.body.innerHTML = body;
    return sentencesOf(page, 'en');
  });
  let place = { index: 0, page: 1 };
  const turns: string[] = [];
  /** Returns the page of a letter: the last number before it. */
  const pageOf = (index: number, sentence: number, offset: number) => {
    const text = loaded[index]?.[sentence]?.text.slice(0, Math.max(2, offset)) ?? '';
    return Number([...text.matchAll(/(\d):/g)].at(-1)?.[1] ?? 0);
  };
  const pages: SpokenPages = {
    shown: () => [place.index],
    sentences: (index) => (index === place.index ? (loaded[index] ?? []) : []),
    firstOnScreen: (index) => {
      const found = loaded[index]?.findIndex((_, sentence) => pageOf(index, sentence, 0) >= place.page);
      return found === -1 ? undefined : found;
    },
    isOnScreen: ({ index, sentence }, offset) => index === place.index && pageOf(index, sentence, offset) === place.page,
    isDisplayed: ({ index, sentence }) => !loaded[index]?.[sentence]?.text.includes('unseen'),
    scrolls: () => false,
    isFarDown: () => false,
    show: async ({ index, sentence }, offset) => {
      turns.push('show');
      place = { index, page: pageOf(index, sentence, offset) };
    },
    turn: vi.fn(async (direction) => {
      const step = direction === 'forward' ? 1 : -1;
      const count = documents[place.index]?.pages ?? 0;
      const next = { index: place.index, page: place.page + step };
      if (next.page > count) Object.assign(next, { index: place.index + 1, page: 1 });
      if (next.page < 1) Object.assign(next, { index: place.index - 1, page: documents[place.index - 1]?.pages ?? 0 });
      if (!documents[next.index]) return 'end';
      turns.push(direction);
      place = next;
      return 'turned';
    }),
  };
  return {
    pages,
    turns,
    place: () => `${place.index}: ${place.page}`,
    goTo: (index: number, page: number) => {
      place = { index, page };
    },
  };
}
