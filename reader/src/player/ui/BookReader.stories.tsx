import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { wornBy } from '../../../../.storybook/worn.ts';
import type { ReaderProps } from '../ReaderProps.ts';
import { type FakeBook, fakeAddress, oneAssignment, serveFakeBook } from '../testing/fakeBook.ts';
import { BookReader } from './BookReader.tsx';

type Told = Pick<ReaderProps, 'onEvent' | 'onError' | 'onClose' | 'onLogin' | 'onPolicyRenewed'>;
interface StoryArgs extends Omit<ReaderProps, keyof Told>, Told {
  readonly book: FakeBook;
}

const text = (id: string) => `<h1>Page ${id}</h1><p id="s${id}">The lake lay still, and the boy counted its stars.</p>`;
const three = { pages: ['1', '2', '3'].map((id) => ({ body: text(id) })) };
const narrated = { pages: ['1', '2'].map((id) => ({ body: text(id), narrated: [`s${id}`] })) };
const drawn = '<meta property="rendition:layout">pre-paginated</meta>';

const meta: Meta<StoryArgs> = {
  title: 'Reader/Book reader',
  render: ({ book: _served, ...props }, { globals }) => {
    const { realm, theme, scheme } = wornBy(globals);
    return (
      <div style={{ height: '44rem' }}>
        <BookReader realm={realm} theme={theme} scheme={scheme} {...props} />
      </div>
    );
  },
  args: {
    book: three,
    bookId: 'lake',
    fileUrl: fakeAddress,
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
};
export default meta;
type Story = StoryObj<StoryArgs>;

function rootOf(canvasElement: HTMLElement): HTMLElement {
  const root = canvasElement.querySelector('[data-realmkit-reader]')?.shadowRoot?.querySelector<HTMLElement>('[data-reader-root]');
  if (!root) throw new Error('The reader is not there yet');
  return root;
}

/** The reader once its book is open, or once it says why not. The pointer rests on its bars, which hide by time otherwise. */
async function opened(canvasElement: HTMLElement, phase = 'reading') {
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
    /** The element that is marked as heard. */
    heard: () => stage?.querySelector('iframe')?.contentDocument?.querySelector('.-epub-media-overlay-active')?.id,
  };
}

/** Narration and contents are read after the first page. */
const button = (reader: ReturnType<typeof within>, name: string) => reader.findByRole('button', { name }, { timeout: 5000 });

/** A book that flows, with everything around it. */
export const Flowing: Story = {
  args: { submissions: oneAssignment },
  play: async ({ canvasElement, args }) => {
    const { root, reader } = await opened(canvasElement);
    for (const name of ['Table of contents', 'Assignments', 'Add bookmark', 'Bookmarks', 'Search the book', 'Settings', 'Close the book'])
      await expect(await button(reader, name)).toBeInTheDocument();
    await expect(reader.getByRole('slider', { name: 'Place in the book' })).toBeInTheDocument();
    // A telephone has no room for it.
    await expect(reader.getByText('A lake at night')).toBeInTheDocument();
    const [frame] = root.querySelectorAll<HTMLIFrameElement>('[data-reader-stage] iframe');
    await expect(frame?.contentDocument?.body.textContent).toContain('The lake lay still');
    await userEvent.click(await button(reader, 'Close the book'));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onEvent).toHaveBeenLastCalledWith(expect.objectContaining({ event: 'contentSessionEnded' }));
  },
};

/** The drawer of the table of contents leads to a chapter. */
export const Contents: Story = {
  play: async ({ canvasElement }) => {
    const { reader, place } = await opened(canvasElement);
    await userEvent.click(await button(reader, 'Table of contents'));
    await userEvent.click(await button(reader, 'Chapter 3'));
    await waitFor(() => expect(place()).toBe('2'));
  },
};

/** The next document stands ready, out of sight; what moves in it begins when it is turned to. */
export const ReadyAhead: Story = {
  args: {
    book: {
      pages: [
        { body: text('1') },
        { body: '<style>@keyframes rise { from { opacity: 0 } }</style><h1 id="title" style="animation: rise 60s">Moving</h1>' },
      ],
    },
  },
  tags: ['once'],
  play: async ({ canvasElement }) => {
    const { root, press, place } = await opened(canvasElement);
    const ahead = await waitFor(() => {
      const frame = root.querySelector<HTMLIFrameElement>('[data-reader-stage] iframe:not([data-index])');
      if (!frame?.contentDocument?.getElementById('title')) throw new Error('Nothing stands ready yet');
      return frame;
    });
    const motion = () => ahead.contentDocument?.getAnimations().map(({ playState }) => playState);
    await waitFor(() => expect(motion()).toEqual(['paused']));
    await expect(ahead).not.toBeVisible();
    press('PageDown');
    await waitFor(() => expect(place()).toBe('1'));
    await expect(ahead).toBeVisible();
    await expect(motion()).toEqual(['running']);
  },
};

/** Two drawn pages side by side, where there is room for two. */
export const Spread: Story = {
  args: { book: { metadata: drawn, pages: three.pages } },
  tags: ['once'],
  play: async ({ canvasElement }) => {
    const { root, press } = await opened(canvasElement);
    press('PageDown');
    const shown = () =>
      [...root.querySelectorAll<HTMLIFrameElement>('[data-reader-stage] iframe[data-index]')].map(({ dataset }) => dataset.index);
    await waitFor(() => expect(shown()).toEqual(['1', '2']));
  },
};

/** A book that is read from right to left: the left arrow leads on. */
export const RightToLeft: Story = {
  args: { book: { ...three, direction: 'rtl' } },
  tags: ['once'],
  play: async ({ canvasElement }) => {
    const { press, place } = await opened(canvasElement);
    press('ArrowLeft');
    await waitFor(() => expect(place()).toBe('1'));
    press('ArrowRight');
    await waitFor(() => expect(place()).toBe('0'));
  },
};

/** At the start and at the end of a book a turn does nothing. */
export const StartAndEnd: Story = {
  args: { book: { pages: three.pages.slice(0, 1) } },
  play: async ({ canvasElement, args }) => {
    const { press, place } = await opened(canvasElement);
    press('PageUp');
    press('PageDown');
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await expect(place()).toBe('0');
    await expect(args.onEvent).not.toHaveBeenCalledWith(expect.objectContaining({ event: 'pageTurned' }));
  },
};

/** A narrated book has a player, and a menu of its languages. */
export const Narrated: Story = {
  args: { book: { ...narrated, languages: ['sv', 'tsp'] } },
  play: async ({ canvasElement, args }) => {
    const { reader, root } = await opened(canvasElement);
    await expect(await button(reader, 'Play')).toBeInTheDocument();
    await userEvent.click(await button(reader, 'Narration language'));
    await userEvent.click(await reader.findByRole('menuitemradio', { name: /Sign language/ }));
    await expect(await reader.findByRole('button', { name: 'Full screen' })).toBeInTheDocument();
    await expect(args.onEvent).toHaveBeenCalledWith(expect.objectContaining({ event: 'audioLanguageChanged', language: 'tsp' }));
    await waitFor(() => expect(root.querySelector('[data-reader-phase]')).not.toBeNull());
  },
};

/** The languages of a narrated book, for a choice to be made. */
export const Languages: Story = {
  args: { book: { ...narrated, languages: ['sv', 'takk', 'tsp'] } },
  play: async ({ canvasElement }) => {
    const { reader } = await opened(canvasElement);
    await userEvent.click(await button(reader, 'Narration language'));
    await expect(await reader.findAllByRole('menuitemradio')).toHaveLength(4);
  },
};

/** The system's voice, which begins and never ends. */
const endlessVoice = () => {
  const voice = spyOn(window.speechSynthesis, 'speak').mockImplementation(() => {});
  return () => voice.mockRestore();
};

/** The sentence that is heard is marked. */
export const Highlighted: Story = {
  args: { book: { ...narrated, isSpoken: true } },
  tags: ['once'],
  beforeEach: endlessVoice,
  play: async ({ canvasElement }) => {
    const { reader, heard } = await opened(canvasElement);
    await userEvent.click(await button(reader, 'Play'));
    await waitFor(() => expect(heard()).toBe('s1'));
  },
};

/** A host can switch the marking of a book off: it is heard all the same. */
export const WithoutHighlighting: Story = {
  args: { book: { ...narrated, isSpoken: true }, properties: { sentenceHighlighting: false } },
  tags: ['once'],
  beforeEach: endlessVoice,
  play: async ({ canvasElement }) => {
    const { reader, heard } = await opened(canvasElement);
    await userEvent.click(await button(reader, 'Play'));
    await waitFor(() => expect(window.speechSynthesis.speak).toHaveBeenCalled());
    await expect(heard()).toBeUndefined();
  },
};

/** Speed, marking and the turning of pages are set by whoever reads, and kept. */
export const PlaybackSettings: Story = {
  args: { book: narrated },
  play: async ({ canvasElement, args }) => {
    const { reader } = await opened(canvasElement);
    await userEvent.click(await button(reader, 'Settings'));
    fireEvent.change(await reader.findByRole('slider', { name: 'Speed' }), { target: { value: '200' } });
    await userEvent.click(reader.getByRole('checkbox', { name: 'Turn pages by itself' }));
    const kept: unknown = JSON.parse(localStorage.getItem('bookplayer_config') ?? '{}');
    await expect(kept).toMatchObject({ playbackRate: 2, autoPageTurnActive: false });
    await expect(args.onEvent).toHaveBeenCalledWith(expect.objectContaining({ event: 'audioRateSet', rate: 2 }));
  },
};

/** Until somebody chooses, the book is as light or dark as the page around it. */
export const SchemeOfItsHost: Story = {
  args: { scheme: 'dark' },
  tags: ['once'],
  play: async ({ canvasElement }) => {
    const { root, reader } = await opened(canvasElement);
    const page = () => root.querySelector<HTMLIFrameElement>('[data-reader-stage] iframe')?.contentDocument?.body;
    const paper = () => getComputedStyle(page() ?? root).backgroundColor;
    const ink = () => getComputedStyle(root.querySelector('h1') ?? root).color;
    const dark = { paper: paper(), ink: ink() };
    await userEvent.click(await button(reader, 'Settings'));
    const choice = await reader.findByRole('checkbox', { name: 'Dark theme' });
    await expect(choice).toBeChecked();
    await userEvent.click(choice);
    await waitFor(() => expect(paper()).not.toBe(dark.paper));
    await waitFor(() => expect(ink()).not.toBe(dark.ink));
    await expect(JSON.parse(localStorage.getItem('bookplayer_config') ?? '{}')).toMatchObject({ darkTheme: false });
  },
};

/** What opens takes the focus, and gives it back to where it was. */
export const FocusComesBack: Story = {
  tags: ['once'],
  play: async ({ canvasElement }) => {
    const { root, reader } = await opened(canvasElement);
    await button(reader, 'Settings');
    const focused = () => (root.getRootNode() as ShadowRoot).activeElement;
    for (const key of ['t', 's', 'b', '?']) {
      root.focus();
      await userEvent.keyboard(key);
      await waitFor(() => expect(focused()).not.toBe(root));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(focused()).toBe(root));
    }
  },
};

/** A host can keep the signed window away. */
export const WithoutPictureInPicture: Story = {
  args: { book: { ...narrated, languages: ['tsp'] }, properties: { pictureInPicture: false } },
  tags: ['once'],
  play: async ({ canvasElement }) => {
    const { reader } = await opened(canvasElement);
    await userEvent.click(await button(reader, 'Narration language'));
    await userEvent.click(await reader.findByRole('menuitemradio', { name: /Sign language/ }));
    await expect(reader.queryByRole('button', { name: 'Full screen' })).toBeNull();
  },
};

/** A recording that does not play is told to the host and to nobody else. */
export const PlayFailure: Story = {
  args: { book: narrated },
  tags: ['once'],
  play: async ({ canvasElement, args }) => {
    const { reader } = await opened(canvasElement);
    await userEvent.click(await button(reader, 'Play'));
    await waitFor(() => expect(args.onError).toHaveBeenCalledWith('The narration did not play', expect.anything()), { timeout: 10_000 });
    await expect(await button(reader, 'Play')).toBeInTheDocument();
    await expect(reader.queryByRole('alert')).toBeNull();
  },
};

/** A frog-book has the toolbar alone. */
export const FrogBook: Story = {
  args: { book: { ...narrated, languages: ['sv'], metadata: '<meta property="realmkit:frog-book">true</meta>' } },
  play: async ({ canvasElement }) => {
    const { reader } = await opened(canvasElement);
    await expect(reader.getByRole('toolbar', { name: 'Reader' })).toBeInTheDocument();
    await expect(reader.queryByRole('slider', { name: 'Place in the book' })).toBeNull();
    await expect(reader.queryByRole('button', { name: 'Narration language' })).toBeNull();
    await expect(reader.queryByRole('button', { name: 'Play' })).toBeNull();
  },
};

/** Nothing but the book: pages turn all the same. */
export const NoDisturb: Story = {
  args: { features: { noDisturb: true } },
  play: async ({ canvasElement }) => {
    const { reader, press, place } = await opened(canvasElement);
    await expect(reader.queryByRole('toolbar')).toBeNull();
    press('PageDown');
    await waitFor(() => expect(place()).toBe('1'));
  },
};

/** Bookmarks are fetched, added under the chapter's name, and deleted; each change is handed to the host. */
export const BookmarksKept: Story = {
  args: {
    callbacks: {
      refreshPolicy: fn(async () => ''),
      getBookmarks: fn(async () => [{ id: 'b2', name: 'Further on', position: { ncxRef: 'page-3' } }]),
      postBookmarks: fn(async () => undefined),
    },
  },
  play: async ({ canvasElement, args }) => {
    const { reader } = await opened(canvasElement);
    await expect(args.callbacks.getBookmarks).toHaveBeenCalledWith('lake');
    await userEvent.click(await button(reader, 'Add bookmark'));
    const field = await reader.findByRole('textbox', { name: 'Name of the bookmark' });
    await waitFor(() => expect(field).toHaveValue('Chapter 1'));
    await userEvent.click(await button(reader, 'Save bookmark'));
    await waitFor(() =>
      expect(args.callbacks.postBookmarks).toHaveBeenLastCalledWith('lake', [
        expect.objectContaining({ name: 'Chapter 1', position: expect.objectContaining({ ncxRef: 'page-1' }) }),
        expect.objectContaining({ id: 'b2' }),
      ]),
    );
    await userEvent.click(await button(reader, 'Bookmarks'));
    await userEvent.click(await button(reader, 'Delete bookmark Further on'));
    await waitFor(() =>
      expect(args.callbacks.postBookmarks).toHaveBeenLastCalledWith('lake', [expect.objectContaining({ name: 'Chapter 1' })]),
    );
  },
};

/** A bookmark that the host does not take is told to nobody else. */
export const BookmarkSaveFailure: Story = {
  args: { callbacks: { refreshPolicy: fn(async () => ''), postBookmarks: async () => Promise.reject(new Error('away')) } },
  tags: ['once'],
  play: async ({ canvasElement, args }) => {
    const { reader } = await opened(canvasElement);
    await userEvent.click(await button(reader, 'Add bookmark'));
    await userEvent.click(await button(reader, 'Save bookmark'));
    await waitFor(() => expect(args.onError).toHaveBeenCalledWith('The bookmarks were not taken', expect.anything()));
    await expect(reader.queryByRole('alert')).toBeNull();
  },
};

/** A host without bookmarks is asked for none. */
export const BookmarksOff: Story = {
  args: {
    features: { bookmarks: false },
    callbacks: { refreshPolicy: fn(async () => ''), getBookmarks: fn(async () => []), postBookmarks: fn(async () => undefined) },
  },
  tags: ['once'],
  play: async ({ canvasElement, args }) => {
    const { reader, press } = await opened(canvasElement);
    press('b');
    await expect(reader.queryByRole('button', { name: 'Add bookmark' })).toBeNull();
    await expect(reader.queryByRole('textbox', { name: 'Name of the bookmark' })).toBeNull();
    await expect(args.callbacks.getBookmarks).not.toHaveBeenCalled();
    await expect(args.callbacks.postBookmarks).not.toHaveBeenCalled();
  },
};

/** In test mode nothing is asked for and no bookmark can be made. */
export const TestMode: Story = {
  args: {
    testMode: true,
    callbacks: { refreshPolicy: fn(async () => ''), getBookmarks: fn(async () => []), getLastmark: fn(async () => undefined) },
  },
  tags: ['once'],
  play: async ({ canvasElement, args }) => {
    const { reader, press, place } = await opened(canvasElement);
    press('PageDown');
    await waitFor(() => expect(place()).toBe('1'));
    await expect(reader.queryByRole('button', { name: 'Add bookmark' })).toBeNull();
    await expect(args.callbacks.getBookmarks).not.toHaveBeenCalled();
    await expect(args.callbacks.getLastmark).not.toHaveBeenCalled();
  },
};

/** The book opens where it was left, and each new place is handed to the host. */
export const LastPosition: Story = {
  args: {
    callbacks: {
      refreshPolicy: fn(async () => ''),
      getLastmark: fn(async () => JSON.stringify({ ncxRef: 'page-2', URI: 'page-2.xhtml#s2', charOffset: 4 })),
      postLastmark: fn(async () => undefined),
    },
  },
  play: async ({ canvasElement, args }) => {
    const { press, place } = await opened(canvasElement);
    await expect(args.callbacks.getLastmark).toHaveBeenCalledWith('lake');
    await expect(place()).toBe('1');
    press('PageDown');
    await waitFor(() => expect(args.callbacks.postLastmark).toHaveBeenLastCalledWith('lake', expect.stringContaining('"ncxRef":"page-3')), {
      timeout: 4000,
    });
  },
};

/** The panel comes and goes half a second after the press, and the book makes room. */
export const Assignments: Story = {
  args: { submissions: oneAssignment },
  play: async ({ canvasElement }) => {
    const { reader, root } = await opened(canvasElement);
    const widthOf = () => root.querySelector('[data-reader-stage]')?.getBoundingClientRect().width ?? 0;
    const before = widthOf();
    const opener = await button(reader, 'Assignments');
    await userEvent.click(opener);
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(root.querySelector('[data-submissions-panel]')).toBeNull();
    await waitFor(() => expect(root.querySelector('[data-submissions-panel]')).not.toBeNull(), { timeout: 3000 });
    await waitFor(() => expect(widthOf()).toBeLessThan(before));
    await expect(await reader.findByText('The boy who counted stars')).toBeVisible();
    await userEvent.click(opener);
    await expect(root.querySelector('[data-submissions-panel]')).not.toBeNull();
    await waitFor(() => expect(root.querySelector('[data-submissions-panel]')).toBeNull(), { timeout: 3000 });
    await waitFor(() => expect(widthOf()).toBe(before));
  },
};

/** The list of assignments, beside the book. */
export const AssignmentsListed: Story = {
  args: { submissions: oneAssignment },
  play: async ({ canvasElement }) => {
    const { reader } = await opened(canvasElement);
    await userEvent.click(await button(reader, 'Assignments'));
    await expect(await reader.findByRole('button', { name: /The boy who counted stars/ }, { timeout: 5000 })).toBeVisible();
  },
};

/** The drawer in which the book is searched. */
export const Search: Story = {
  play: async ({ canvasElement }) => {
    const { reader } = await opened(canvasElement);
    await userEvent.click(await button(reader, 'Search the book'));
    await expect(await reader.findByRole('textbox')).toBeVisible();
  },
};

/** All commands of the keyboard. */
export const Help: Story = {
  play: async ({ canvasElement }) => {
    const { reader, press } = await opened(canvasElement);
    press('?');
    await expect(await reader.findByRole('dialog')).toBeVisible();
    await expect(reader.getByRole('table')).toBeVisible();
  },
};

/** The form of an assignment, beside the book. */
export const AnsweringAnAssignment: Story = {
  args: { submissions: oneAssignment },
  play: async ({ canvasElement }) => {
    const { reader } = await opened(canvasElement);
    await userEvent.click(await button(reader, 'Assignments'));
    await userEvent.click(await reader.findByRole('button', { name: /The boy who counted stars/ }, { timeout: 5000 }));
    await userEvent.type(await reader.findByRole('textbox', { name: 'What did the boy count?' }), 'The stars');
    await userEvent.click(reader.getByRole('radio', { name: 'On the jetty' }));
    await expect(reader.getByRole('link', { name: 'A map of the stars' })).toBeVisible();
    await expect(reader.getByRole('button', { name: 'Submit' })).toBeEnabled();
  },
};

/** What somebody is asked before an assignment is handed in. */
export const HandingIn: Story = {
  args: { submissions: oneAssignment },
  play: async ({ canvasElement }) => {
    const { reader } = await opened(canvasElement);
    await userEvent.click(await button(reader, 'Assignments'));
    await userEvent.click(await reader.findByRole('button', { name: /The boy who counted stars/ }, { timeout: 5000 }));
    await userEvent.click(await button(reader, 'Submit'));
    const question = await reader.findByRole('alertdialog', { name: 'Submit the assignment?' });
    // It comes into sight by and by.
    await waitFor(() => expect(question.getAnimations()).toEqual([]));
    await expect(question).toBeVisible();
  },
};

/** Whatever somebody's roles are, the reader is the same. */
export const AnyRole: Story = {
  args: { submissions: oneAssignment },
  tags: ['once'],
  render: ({ book: _served, ...props }) => (
    <>
      {['student', 'teacher', 'guardian'].map((role) => (
        <div key={role} style={{ height: '30rem' }}>
          <BookReader {...props} bookId={role} identity={{ userId: 'u1', roles: [role] }} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const buttonsOf = (host: Element) =>
      [...(host.shadowRoot?.querySelectorAll('[data-reader-phase="reading"] button') ?? [])].map((one) => one.getAttribute('aria-label'));
    const shown = () => [...canvasElement.querySelectorAll('[data-realmkit-reader]')].map(buttonsOf);
    await waitFor(() => expect(shown()[2]).toContain('Assignments'), { timeout: 10_000 });
    await waitFor(() => expect(new Set(shown().map(String)).size).toBe(1));
  },
};

/** A book that cannot be opened gives way to a banner, with the way to sign in again. */
export const Fault: Story = {
  args: { book: { ...three, answers: { 'package.opf': () => new Response('<package') } } },
  play: async ({ canvasElement, args }) => {
    const { reader } = await opened(canvasElement, 'failed');
    await expect(reader.getByRole('alert')).toHaveTextContent('There is a fault in this book and it cannot be opened.');
    await userEvent.click(await button(reader, 'Log in again'));
    await expect(args.onLogin).toHaveBeenCalledOnce();
    await expect(args.onEvent).toHaveBeenLastCalledWith(expect.objectContaining({ event: 'contentSessionEnded' }));
  },
};

/** A policy that ends while somebody reads is renewed once for all, and the host is told. */
export const PolicyEnds: Story = {
  args: {
    book: {
      ...three,
      answers: {
        'page-2.xhtml': (query) =>
          query.get('Policy') === 'second'
            ? new Response(
                '<html xmlns="http://www.w3.org/1999/xhtml"><head><title>2</title></head><body><p>Page two is here.</p></body></html>',
              )
            : new Response('<Error/>', { status: 403 }),
      },
    },
  },
  play: async ({ canvasElement, args }) => {
    const { reader, press, place } = await opened(canvasElement);
    press('PageDown');
    await waitFor(() => expect(place()).toBe('1'));
    await expect(args.callbacks.refreshPolicy).toHaveBeenCalledOnce();
    await expect(args.onPolicyRenewed).toHaveBeenCalledWith('Policy=second&Signature=s&Key-Pair-Id=k');
    await expect(reader.queryByRole('alert')).toBeNull();
  },
};

/** A file that stays forbidden with a new policy means that the session has ended. */
export const LoggedOut: Story = {
  args: { book: { ...three, answers: { 'page-2.xhtml': () => new Response('<Error/>', { status: 403 }) } } },
  play: async ({ canvasElement, args }) => {
    const { press } = await opened(canvasElement);
    press('PageDown');
    const { reader } = await opened(canvasElement, 'failed');
    await expect(reader.getByRole('alert')).toHaveTextContent('You have been logged out.');
    await expect(args.onError).toHaveBeenCalledWith('A file of the book is forbidden', expect.anything());
  },
};

/** A page that is not there is told of and passed over. */
export const MissingPage: Story = {
  args: { book: { ...three, answers: { 'page-2.xhtml': () => new Response(null, { status: 404 }) } } },
  play: async ({ canvasElement }) => {
    const { reader, press, place } = await opened(canvasElement);
    press('PageDown');
    await expect(await reader.findByRole('alert')).toHaveTextContent('This page could not be shown. This part of the book was not found.');
    await expect(place()).toBe('2');
  },
};

/** Locations that are not found are told to the host alone, and those of a page that did not come are looked for the next time. */
export const LocationsFailure: Story = {
  args: { book: { ...three, answers: { 'page-3.xhtml': () => new Response(null, { status: 410 }) } } },
  tags: ['once'],
  play: async ({ canvasElement, args }) => {
    const { reader } = await opened(canvasElement);
    await waitFor(() => expect(args.onError).toHaveBeenCalledWith('The locations of a page could not be found', expect.anything()));
    await expect(reader.queryByRole('alert')).toBeNull();
    await expect(localStorage.getItem('A lake at night-locations')).toBeNull();
  },
};

/** A page that is not well-formed is shown as far as it goes, and said to have an error. */
export const FlawedPage: Story = {
  args: { book: { pages: [{ body: '<p>Not <b>closed</p>' }] } },
  play: async ({ canvasElement }) => {
    const { reader, root } = await opened(canvasElement);
    await expect(await reader.findByRole('alert')).toHaveTextContent('There is an error in this page of the book.');
    await expect(root.querySelector<HTMLIFrameElement>('iframe')?.contentDocument?.body.textContent).toContain('Not closed');
  },
};

/** A footnote is read in a window of its own, from which its place in the text can be reached. */
export const Footnote: Story = {
  args: {
    book: {
      pages: [
        { body: '<p>The lake<a id="r" epub:type="noteref" href="page-2.xhtml#n1">1</a> lay still.</p>' },
        { body: '<aside epub:type="footnote" id="n1">A lake in the north.</aside>' },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const { reader, root, place } = await opened(canvasElement);
    const link = root.querySelector('iframe')?.contentDocument?.getElementById('r');
    if (!link) throw new Error('The page has no link');
    link.click();
    await expect(await reader.findByRole('dialog', { name: 'Note' })).toHaveTextContent('A lake in the north.');
    await expect(place()).toBe('0');
    await userEvent.click(await button(reader, 'Show it in the text'));
    await waitFor(() => expect(place()).toBe('1'));
  },
};

/** A document that is scrolled: the page keys lead through it, the arrows to the next one. */
export const Scrolled: Story = {
  args: {
    book: {
      metadata: '<meta property="rendition:flow">scrolled-doc</meta>',
      pages: [{ body: `<div>${'<p>The lake lay still, and the boy counted its stars.</p>'.repeat(80)}</div>` }, { body: text('2') }],
    },
  },
  play: async ({ canvasElement }) => {
    const { root, press, place } = await opened(canvasElement);
    const stage = root.querySelector<HTMLElement>('[data-reader-stage]');
    press('PageDown');
    await waitFor(() => expect(stage?.dataset.screen).toBe('1'));
    await expect(place()).toBe('0');
    press('ArrowRight');
    await waitFor(() => expect(place()).toBe('1'));
  },
};

/** What the host supplies is what the reader goes by: theme, languages, identity; the session begins with its roles. */
export const OfItsHost: Story = {
  args: {
    locale: 'fi',
    theme: 'sondo',
    realm: 'fi',
    identity: { userId: 'u1', roles: ['student'], organisations: ['o1'], subscriptionType: 'school', locale: 'fi', profileId: 'p1' },
    book: { ...narrated, languages: ['sv'] },
    languages: { mainLanguage: 'sv' },
  },
  play: async ({ canvasElement, args }) => {
    const { reader } = await opened(canvasElement);
    await expect(reader.getByRole('button', { name: 'Sulje kirja' })).toBeInTheDocument();
    await expect(args.onEvent).toHaveBeenCalledWith(expect.objectContaining({ event: 'contentSessionStarted', roles: ['student'] }));
  },
};
