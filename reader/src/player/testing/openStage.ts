import { openPackage } from '../reader/openPackage.ts';
import { createStage } from '../stage/createStage.ts';
import { type FakeBook, fakeBookUrl, serveFakeBook } from './fakeBook.ts';
import type { Random } from './random.ts';

/** Opens a book on a stage by itself, in the element `data-box` of a story. */
export async function openStage(canvasElement: HTMLElement, book: FakeBook, random: Random) {
  const restoreFetch = serveFakeBook(book);
  const container = canvasElement.querySelector<HTMLElement>('[data-box]') ?? canvasElement;
  const text = { size: 1.5, spacing: 1.5 };
  const { publication, files } = await openPackage(
    { bookId: 'lake', fileUrl: fakeBookUrl, locale: 'en-GB', callbacks: { refreshPolicy: async () => '' } },
    new AbortController().signal,
    { onForbidden: () => {}, onLocked: () => {}, onPolicyError: () => {} },
  );
  const stage = createStage({
    container,
    publication,
    files,
    reading: () => `html{font-size:${text.size}em;direction:${book.direction ?? 'ltr'}} body *{line-height:${text.spacing}}`,
    slides: () => false,
    onPage: () => () => {},
    onMissing: () => {},
    onMoved: () => {},
  });
  const view = () => {
    const [first] = stage.views();
    if (!first) throw new Error('No page is shown');
    return first;
  };
  const resize = async (width: number, height: number) => {
    Object.assign(container.style, { width: `${width}px`, height: `${height}px` });
    await stage.relayout();
  };
  /** The changes that the user does not count as a move, by name. */
  const changes: Readonly<Record<string, () => Promise<void>>> = {
    resize: () => resize(random.between(300, 1250), random.between(250, 900)),
    rotate: () => resize(container.clientHeight, container.clientWidth),
    'open and close the panel': async () => {
      const { clientWidth: width, clientHeight: height } = container;
      await resize(Math.round(width * random.pick([0.5, 0.6, 0.7])), height);
      if (random.between(0, 1)) await resize(width, height);
    },
    'several sizes': async () => {
      for (const width of [1250, 390, 700]) await resize(width, random.between(400, 800));
    },
    'text size': () => {
      text.size = random.between(10, 40) / 10;
      return stage.restyle();
    },
    spacing: () => {
      text.spacing = random.between(10, 30) / 10;
      return stage.restyle();
    },
  };
  return {
    stage,
    container,
    view,
    changes,
    close: () => {
      stage.close();
      files.close();
      restoreFetch();
      container.replaceChildren();
    },
  };
}
