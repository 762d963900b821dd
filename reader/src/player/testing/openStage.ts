import { expect } from 'storybook/test';
import { openPackage } from '../reader/openPackage.ts';
import { columnCounts, flows, initialLook, marginSizes, type PageLayout } from '../settings/look.ts';
import { createStage } from '../stage/createStage.ts';
import { fakeBookUrl, serveFakeBook } from './fakeBook.ts';
import type { FakeBook } from './fakeBookFiles.ts';
import type { Random } from './random.ts';
import { furthestOf, isOnScreen, type Mark, showsContent } from './screenProbe.ts';

/** Returns the style sheet of the user's settings. */
export type ReadingStyle = (text: { readonly size: number; readonly spacing: number }, direction: 'ltr' | 'rtl') => string;

const plainStyle: ReadingStyle = ({ size, spacing }, direction) =>
  `html{font-size:${size}em;direction:${direction}} body *{line-height:${spacing}}`;

/** Opens a book on the stage of a story, an element with `data-box`. */
export async function openStage(canvasElement: HTMLElement, book: FakeBook, random: Random, style = plainStyle) {
  const restoreFetch = serveFakeBook(book);
  const container = canvasElement.querySelector<HTMLElement>('[data-box]') ?? canvasElement;
  const initialStyle = container.style.cssText;
  const text = { size: 1.5, spacing: 1.5 };
  let pageLayout: PageLayout = initialLook;
  let slides = false;
  const { publication, files } = await openPackage(
    { bookId: 'lake', fileUrl: fakeBookUrl, locale: 'en-GB', callbacks: { refreshPolicy: async () => '' } },
    new AbortController().signal,
    { onForbidden: () => {}, onLocked: () => {}, onPolicyError: () => {} },
  );
  const stage = createStage({
    container,
    publication,
    files,
    reading: () => style(text, book.direction ?? 'ltr'),
    pageLayout: () => pageLayout,
    slides: () => slides,
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
  const setLayout = (changes: Partial<PageLayout>) => {
    pageLayout = { ...pageLayout, ...changes };
    return stage.restyle();
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
    columns: () => setLayout({ columns: random.pick(columnCounts) }),
    margins: () => setLayout({ margins: random.pick(marginSizes) }),
    flow: () => setLayout({ flow: random.pick(flows) }),
    spacing: () => {
      text.spacing = random.between(10, 30) / 10;
      return stage.restyle();
    },
  };
  return {
    stage,
    container,
    view,
    resize,
    changes,
    setLayout,
    setSlides: (to: boolean) => {
      slides = to;
    },
    setTextSize: (size: number) => {
      text.size = size;
      return stage.restyle();
    },
    close: () => {
      stage.close();
      files.close();
      restoreFetch();
      container.replaceChildren();
      container.style.cssText = initialStyle;
    },
  };
}
type OpenStage = Awaited<ReturnType<typeof openStage>>;

/** Expects what holds after each change: the first word of the last move is shown, and the screens are those of the content. */
export async function expectInvariant({ container, view }: OpenStage, mark: Mark | undefined, history: string): Promise<void> {
  const { along, length } = furthestOf(view());
  const screens = Math.max(1, Math.ceil((along - 2) / length));
  const { screen, screens: counted, scrolls } = view();
  // The screens of a document that scrolls overlap.
  if (!scrolls)
    await expect({ screens: container.dataset.screens, screen: container.dataset.screen, counted, history }).toEqual({
      screens: String(screens),
      screen: String(screen),
      counted: screens,
      history,
    });
  if (mark) await expect(isOnScreen(view(), mark), `${mark.name} is shown: ${history}`).toBe(true);
}

/** Goes from the start of the book to its end; each press shows another screen, and none of them is empty. `onScreen` is called on each. */
export async function expectNoDeadPress(open: OpenStage, history: string, onScreen: () => Promise<void> | void = () => {}): Promise<void> {
  const { stage, container, view } = open;
  await stage.show({ index: 0 });
  const place = () => `${container.dataset.index}: ${container.dataset.screen}`;
  const places = [place()];
  await onScreen();
  while ((await stage.turn('forward')) === 'turned') {
    await expect({ place: place(), before: places.includes(place()), isEmpty: !showsContent(view()), history }).toMatchObject({
      before: false,
      isEmpty: false,
    });
    places.push(place());
    await onScreen();
  }
  await expect(places.at(-1)?.startsWith(`${stage.location()?.index}: `)).toBe(true);
  await expect(stage.location()?.atEnd).toBe(true);
}
