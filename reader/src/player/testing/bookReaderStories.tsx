import type { Meta } from '@storybook/react-vite';
import { expect, fireEvent, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { themeFromGlobals } from '../../../../.storybook/storyTheme.ts';
import type { ReaderCallbacks, ReaderProps } from '../ReaderProps.ts';
import { BookReader } from '../ui/BookReader.tsx';
import { fakeBookUrl, serveFakeBook } from './fakeBook.ts';
import type { FakeBook } from './fakeBookFiles.ts';
import { fakeSpeech, fakeVoice } from './fakeSpeech.ts';
import { installFakeSpeech } from './fakeSpeechOfPage.ts';

type HostCallbacks = Pick<ReaderProps, 'onEvent' | 'onError' | 'onClose' | 'onLogin' | 'onPolicyRenewed'>;
/** The args of a reader story: the reader's props, and the book. */
export interface StoryArgs extends Omit<ReaderProps, keyof HostCallbacks | 'callbacks'>, HostCallbacks {
  readonly callbacks: ReaderCallbacks & Required<Pick<ReaderCallbacks, 'refreshPolicy'>>;
  readonly book: FakeBook;
}

export const text = (id: string) => `<h1>Page ${id}</h1><p id="s${id}">The lake lay still, and the boy counted its stars.</p>`;
export const three = { pages: ['1', '2', '3'].map((id) => ({ body: text(id) })) };
export const narrated = { pages: ['1', '2'].map((id) => ({ body: text(id), narrated: [`s${id}`] })) };
export const drawn = '<meta property="rendition:layout">pre-paginated</meta>';

/** The common parts of reader stories: serves the book of the story and clears the storages before it. */
export const bookReader = {
  render: ({ book: _served, ...props }, { globals }) => {
    const { realm, theme, scheme } = themeFromGlobals(globals);
    return (
      <div style={{ height: '44rem' }}>
        <BookReader realm={realm} theme={theme} scheme={scheme} {...props} />
      </div>
    );
  },
  args: {
    book: three,
    bookId: 'lake',
    fileUrl: fakeBookUrl,
    locale: 'en-GB',
    callbacks: { refreshPolicy: fn(async () => 'Policy=second&Signature=s&Key-Pair-Id=k') },
    onEvent: fn(),
    onError: fn(),
    onClose: fn(),
    onLogin: fn(),
    onPolicyRenewed: fn(),
  },
  beforeEach: ({ args }) => {
    localStorage.clear();
    sessionStorage.clear();
    return serveFakeBook(args.book);
  },
} satisfies Meta<StoryArgs>;

/** Installs a stand-in for text-to-speech that starts and never ends; a test sees what it is given. */
export const endlessVoice = () => {
  const uninstall = installFakeSpeech(fakeSpeech(['en-GB', 'sv-SE'].map((language) => fakeVoice(language))));
  spyOn(window.speechSynthesis, 'speak');
  return uninstall;
};

/** Returns the root element of the reader. */
function rootOf(canvasElement: HTMLElement): HTMLElement {
  const root = canvasElement.querySelector('[data-realmkit-reader]')?.shadowRoot?.querySelector<HTMLElement>('[data-reader-root]');
  if (!root) throw new Error('The reader is not there yet');
  return root;
}

/** Returns what the reader's announcer, in its shadow root, says now; an error interrupts. */
export function saidBy(canvasElement: HTMLElement, role: 'status' | 'alert'): string[] {
  const root = canvasElement.querySelector('[data-realmkit-reader]')?.shadowRoot;
  return [...(root?.querySelectorAll(`[data-announcer][role=${role}] > p`) ?? [])].map(({ textContent }) => textContent);
}

/** Waits until the reader's announcer says a text. */
export const said = (canvasElement: HTMLElement, role: 'status' | 'alert', text: string | RegExp): Promise<void> =>
  waitFor(() => expect(saidBy(canvasElement, role)).toContainEqual(expect.stringMatching(text)));

/** Waits until the book is open, or the reader shows an error. Moves the pointer onto the bars, which would hide otherwise. */
export async function opened(canvasElement: HTMLElement, phase = 'reading') {
  await waitFor(() => expect(rootOf(canvasElement).querySelector(`[data-reader-phase="${phase}"]`)).not.toBeNull(), { timeout: 10_000 });
  const root = rootOf(canvasElement);
  const stage = root.querySelector<HTMLElement>('[data-reader-stage]');
  const toolbar = root.querySelector('[role=toolbar]');
  if (toolbar) await userEvent.hover(toolbar);
  return {
    root,
    reader: within(root),
    press: (key: string) => fireEvent.keyDown(root, { key }),
    place: () => stage?.dataset.index,
    /** Returns the id of the narrated element. */
    heard: () => stage?.querySelector('iframe')?.contentDocument?.querySelector('.-epub-media-overlay-active')?.id,
  };
}

/** Finds a button, with time for narration and contents, which load after the first page. */
export const button = (reader: ReturnType<typeof within>, name: string) => reader.findByRole('button', { name }, { timeout: 5000 });
