import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import {
  bookReader,
  button,
  drawn,
  endlessVoice,
  narrated,
  opened,
  type StoryArgs,
  said,
  saidBy,
  text,
  three,
} from '../testing/bookReaderStories.tsx';
import { oneAssignment, unsignedFakeBookUrl } from '../testing/fakeBook.ts';
import { BookReader } from './BookReader.tsx';

const meta: Meta<StoryArgs> = { ...bookReader, title: 'Reader/Book reader, by itself' };
export default meta;
type Story = StoryObj<StoryArgs>;

/** The next document is built in advance and hidden; its animations start when it is turned to. */
export const ReadyAhead: Story = {
  args: {
    book: {
      pages: [
        { body: text('1') },
        { body: '<style>@keyframes rise { from { opacity: 0 } }</style><h1 id="title" style="animation: rise 60s">Moving</h1>' },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const { root, press, place } = await opened(canvasElement);
    // Looked up each time: a change of the layout builds the hidden page again.
    const ahead = () => root.querySelector<HTMLIFrameElement>('[data-reader-stage] iframe:not([data-index])');
    const motion = (page: HTMLIFrameElement | null) => page?.contentDocument?.getAnimations().map(({ playState }) => playState);
    await waitFor(() => expect(motion(ahead())).toEqual(['paused']));
    await expect(ahead()).not.toBeVisible();
    press('PageDown');
    await waitFor(() => expect(place()).toBe('1'));
    const shown = root.querySelector<HTMLIFrameElement>('[data-reader-stage] iframe[data-index="1"]');
    await waitFor(() => expect(shown).toBeVisible());
    await waitFor(() => expect(motion(shown)).toEqual(['running']));
  },
};

/** Two pages of fixed layout side by side, if there is space for both. */
export const Spread: Story = {
  tags: ['reader §2.17', 'reader §2.19'],
  args: { book: { metadata: drawn, pages: three.pages } },
  play: async ({ canvasElement }) => {
    const { root, press } = await opened(canvasElement);
    press('PageDown');
    const frames = () => [...root.querySelectorAll<HTMLIFrameElement>('[data-reader-stage] iframe[data-index]')];
    await waitFor(() => expect(frames().map(({ dataset }) => dataset.index)).toEqual(['1', '2']));
    await expect(frames().map(({ title }) => title)).toEqual(['A lake at night – 2', 'A lake at night – 3']);
    const boxes = () => [...root.querySelectorAll('[data-reader-stage]'), ...frames()].map((part) => part.getBoundingClientRect());
    // Each page has the size that it declares, 600 by 800, scaled to the height of the stage; both meet in its middle.
    await waitFor(() => {
      const [{ height, left, right } = new DOMRect(), ...pages] = boxes();
      const middle = expect.closeTo((left + right) / 2);
      const size = { width: expect.closeTo(height * 0.75), height: expect.closeTo(height) };
      return expect(pages).toMatchObject([
        { ...size, right: middle },
        { ...size, left: middle },
      ]);
    });
    await expect(frames().map(({ clientWidth, clientHeight }) => `${clientWidth} ${clientHeight}`)).toEqual(['600 800', '600 800']);
  },
};

/** A right-to-left book: the left arrow turns forward. */
export const RightToLeft: Story = {
  tags: ['reader §3.54'],
  args: { book: { ...three, direction: 'rtl' } },
  play: async ({ canvasElement }) => {
    const { press, place } = await opened(canvasElement);
    press('ArrowLeft');
    await waitFor(() => expect(place()).toBe('1'));
    press('ArrowRight');
    await waitFor(() => expect(place()).toBe('0'));
  },
};

/** The narrated sentence is spoken and highlighted, until the reader pauses. */
export const Highlighted: Story = {
  tags: ['reader §1.2', 'reader §7 Analytics events.7', 'reader §7 Analytics events.8'],
  args: { book: { ...narrated, usesTextToSpeech: true } },
  beforeEach: endlessVoice,
  play: async ({ canvasElement, args }) => {
    const { reader, heard } = await opened(canvasElement);
    await userEvent.click(await button(reader, 'Play'));
    await waitFor(() => expect(heard()).toBe('s1'));
    const spoken = expect.objectContaining({ text: 'The lake lay still, and the boy counted its stars.' });
    await waitFor(() => expect(window.speechSynthesis.speak).toHaveBeenCalledWith(spoken));
    await expect(args.onEvent).toHaveBeenLastCalledWith(expect.objectContaining({ event: 'audioStarted' }));
    await userEvent.click(await button(reader, 'Pause'));
    await waitFor(() => expect(args.onEvent).toHaveBeenLastCalledWith(expect.objectContaining({ event: 'audioPaused' })));
  },
};

/** A host can switch off the highlighting of a book: it still plays. */
export const WithoutHighlighting: Story = {
  tags: ['reader §1.10'],
  args: { book: { ...narrated, usesTextToSpeech: true }, properties: { sentenceHighlighting: false } },
  beforeEach: endlessVoice,
  play: async ({ canvasElement }) => {
    const { reader, heard } = await opened(canvasElement);
    await userEvent.click(await button(reader, 'Play'));
    await waitFor(() => expect(window.speechSynthesis.speak).toHaveBeenCalled());
    await expect(heard()).toBeUndefined();
  },
};

/** Until the user chooses, the book uses the colour scheme of the host page. */
export const SchemeOfItsHost: Story = {
  args: { scheme: 'dark' },
  play: async ({ canvasElement }) => {
    const { root, reader } = await opened(canvasElement);
    const page = () => root.querySelector<HTMLIFrameElement>('[data-reader-stage] iframe')?.contentDocument?.documentElement;
    const paper = () => getComputedStyle(page() ?? root).backgroundColor;
    const ink = () => getComputedStyle(root.querySelector('h1') ?? root).color;
    const dark = { paper: paper(), ink: ink() };
    await userEvent.click(await button(reader, 'Settings'));
    await expect(await reader.findByRole('radio', { name: 'Black' })).toBeChecked();
    await userEvent.click(reader.getByRole('radio', { name: 'White' }));
    await waitFor(() => expect(paper()).not.toBe(dark.paper));
    await waitFor(() => expect(ink()).not.toBe(dark.ink));
    await expect(JSON.parse(localStorage.getItem('bookplayer_config') ?? '{}')).toMatchObject({ darkTheme: false, pageColour: 'white' });
  },
};

/** A panel or dialog takes the focus, and returns it when it closes. */
export const FocusComesBack: Story = {
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

/** The focus of a page goes on to the next one, so that its keys go on turning. */
export const FocusFollowsTheTurn: Story = {
  play: async ({ canvasElement }) => {
    const { root, place } = await opened(canvasElement);
    const focused = () => (root.getRootNode() as ShadowRoot).activeElement as HTMLIFrameElement | null;
    root.querySelector<HTMLIFrameElement>('[data-reader-stage] iframe[data-index]')?.focus();
    for (const [key, index] of [
      ['PageDown', '1'],
      ['PageDown', '2'],
      ['PageUp', '1'],
    ] as const) {
      fireEvent.keyDown(focused()?.contentDocument?.body ?? root, { key });
      await waitFor(() => expect(place()).toBe(index));
      await expect(focused()?.dataset.index).toBe(index);
    }
  },
};

/** The keys of the reader work while a button of a bar has the focus, and Escape leads from there to the page. */
export const KeysOnABar: Story = {
  play: async ({ canvasElement }) => {
    const { root, reader, place } = await opened(canvasElement);
    const focused = () => (root.getRootNode() as ShadowRoot).activeElement as HTMLElement | null;
    (await button(reader, 'Settings')).focus();
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(place()).toBe('1'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(place()).toBe('2'));
    await userEvent.keyboard('t');
    await expect(await button(reader, 'Chapter 1')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(focused()).toBe(reader.getByRole('button', { name: 'Settings' })));
    await userEvent.keyboard('{Escape}');
    await expect(focused()?.dataset.index).toBe('2');
  },
};

/** Each move of the user is announced with page, chapter and progress; at the end of the book the end is announced. */
export const Announced: Story = {
  play: async ({ canvasElement }) => {
    const { reader, press } = await opened(canvasElement);
    press('t');
    await button(reader, 'Chapter 1');
    press('Escape');
    // The pages are counted while the user does not move.
    await reader.findByText(/^Page 1 of 3/);
    await expect(saidBy(canvasElement, 'status')).toEqual([]);
    for (const [key, place] of [
      ['PageDown', /^Chapter 2, Page 2 of 3, \d+% read/],
      ['PageDown', /^Chapter 3, Page 3 of 3, 100% read/],
      ['PageDown', /^End of the book$/],
      ['PageUp', /^Chapter 2, Page 2 of 3, \d+% read/],
    ] as const) {
      press(key);
      await said(canvasElement, 'status', place);
    }
  },
};

/** The panel takes its space and gives it back: the first word stays, the screens are those of the text, and every press turns. */
export const PanelKeepsThePlace: Story = {
  tags: ['reader §4 Submissions panel.3'],
  args: {
    submissions: oneAssignment,
    book: {
      pages: [
        { body: `<h1>A lake</h1>${'<p>The lake lay still, and the boy counted its\n      stars until the morning.</p>'.repeat(120)}` },
        { body: text('2') },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const { root, reader, press, place } = await opened(canvasElement);
    const stage = root.querySelector<HTMLElement>('[data-reader-stage]') ?? root;
    const frame = () => stage.querySelector<HTMLIFrameElement>('iframe[data-index]');
    /** Returns the paragraphs that start on the screen. */
    const shown = () => {
      const boxes = [...(frame()?.contentDocument?.querySelectorAll('p') ?? [])].map((one) => one.getClientRects()[0]?.left ?? -1);
      return boxes.flatMap((left, index) => (left >= 0 && left < (frame()?.clientWidth ?? 0) ? [index] : []));
    };
    const screens = () => {
      const boxes = [...(frame()?.contentDocument?.querySelectorAll('p') ?? [])].flatMap((one) => [...one.getClientRects()]);
      const offset = frame()?.contentWindow?.scrollX ?? 0;
      return String(Math.ceil((Math.max(...boxes.map(({ right }) => right)) + offset - 2) / (frame()?.clientWidth ?? 1)));
    };
    for (const screen of ['1', '2', '3']) {
      press('PageDown');
      await waitFor(() => expect(stage.dataset.screen).toBe(screen));
    }
    const [first = -1] = shown();
    const width = stage.clientWidth;
    const opener = await button(reader, 'Assignments and quizzes');
    for (const isOpen of [true, false, true]) {
      await userEvent.click(opener);
      const layout = () => ({ isNarrow: stage.clientWidth < width, fits: frame()?.clientWidth === stage.clientWidth });
      await waitFor(() => expect(layout()).toEqual({ isNarrow: isOpen, fits: true }), { timeout: 4000 });
      await waitFor(() => expect(stage.dataset.screens).toBe(screens()));
      await expect(shown()).toContain(first);
    }
    const places = new Set<string | undefined>();
    while (place() === '0') {
      const before = `${place()}: ${stage.dataset.screen}`;
      places.add(before);
      press('PageDown');
      await waitFor(() => expect(`${place()}: ${stage.dataset.screen}`).not.toBe(before));
    }
    await expect(places.size).toBeGreaterThan(1);
  },
};

/** A host can switch off the window of signed videos. */
export const WithoutPictureInPicture: Story = {
  tags: ['reader §1.11'],
  args: { book: { ...narrated, languages: ['tsp'] }, properties: { pictureInPicture: false } },
  play: async ({ canvasElement, args }) => {
    const { reader } = await opened(canvasElement);
    await userEvent.click(await button(reader, 'Narration language'));
    await userEvent.click(await reader.findByRole('menuitemradio', { name: /Sign language/ }));
    await waitFor(() => expect(args.onEvent).toHaveBeenCalledWith(expect.objectContaining({ language: 'tsp' })));
    await expect(reader.queryByRole('button', { name: 'Full screen' })).toBeNull();
  },
};

/** A playback error is reported to the host only. */
export const PlayFailure: Story = {
  tags: ['reader §8.21'],
  args: { book: narrated },
  play: async ({ canvasElement, args }) => {
    const { reader } = await opened(canvasElement);
    await userEvent.click(await button(reader, 'Play'));
    await waitFor(() => expect(args.onError).toHaveBeenCalledWith('The narration did not play', expect.anything()), { timeout: 10_000 });
    await expect(await button(reader, 'Play')).toBeInTheDocument();
    await expect(reader.queryByRole('alert')).toBeNull();
  },
};

/** The notice of a new bookmark covers no control of the bar at the end. */
export const BookmarkNotice: Story = {
  args: { book: narrated },
  render: ({ book: _served, ...props }) => (
    <div style={{ position: 'fixed', inset: 0 }}>
      <BookReader {...props} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const { reader } = await opened(canvasElement);
    await userEvent.click(await button(reader, 'Add bookmark'));
    await userEvent.click(await button(reader, 'Save bookmark'));
    const notice = await reader.findByText('Bookmark added');
    await waitFor(() => expect(notice.parentElement?.getAnimations({ subtree: true })).toEqual([]));
    const { bottom } = notice.getBoundingClientRect();
    await expect(bottom).toBeLessThan((await button(reader, 'Play')).getBoundingClientRect().top);
  },
};

/** An error of saving a bookmark is reported to the host only. */
export const BookmarkSaveFailure: Story = {
  tags: ['reader §8.22'],
  args: { callbacks: { refreshPolicy: fn(async () => ''), postBookmarks: async () => Promise.reject(new Error('away')) } },
  play: async ({ canvasElement, args }) => {
    const { reader } = await opened(canvasElement);
    await userEvent.click(await button(reader, 'Add bookmark'));
    await userEvent.click(await button(reader, 'Save bookmark'));
    await waitFor(() => expect(args.onError).toHaveBeenCalledWith('The bookmarks were not taken', expect.anything()));
    await expect(reader.queryByRole('alert')).toBeNull();
  },
};

/** A host that switches bookmarks off gets no request for them. */
export const BookmarksOff: Story = {
  tags: ['reader §5.6', 'reader §5.8', 'reader §5.9'],
  args: {
    features: { bookmarks: false },
    callbacks: { refreshPolicy: fn(async () => ''), getBookmarks: fn(async () => []), postBookmarks: fn(async () => undefined) },
  },
  play: async ({ canvasElement, args }) => {
    const { reader, root, press } = await opened(canvasElement);
    root.focus();
    // The key of the bookmark field, and the one that would save it.
    await userEvent.keyboard('b{Enter}');
    await expect(args.callbacks.postBookmarks).not.toHaveBeenCalled();
    await expect(reader.queryByRole('button', { name: 'Add bookmark' })).toBeNull();
    await expect(reader.queryByRole('button', { name: 'Bookmarks' })).toBeNull();
    await expect(reader.queryByRole('textbox', { name: 'Name of the bookmark' })).toBeNull();
    // Bookmarks would be fetched together with the table of contents.
    press('t');
    await button(reader, 'Chapter 1');
    await expect(args.callbacks.getBookmarks).not.toHaveBeenCalled();
  },
};

/** In test mode no callback is called and no bookmark can be added. */
export const TestMode: Story = {
  tags: ['reader §5.7', 'reader §7 Host-supplied callbacks.3'],
  args: {
    testMode: true,
    callbacks: {
      refreshPolicy: fn(async () => ''),
      getBookmarks: fn(async () => []),
      getLastmark: fn(async () => undefined),
      postLastmark: fn(async () => undefined),
      postReadLogs: fn(async () => undefined),
    },
  },
  play: async ({ canvasElement, args }) => {
    const { reader, press, place } = await opened(canvasElement);
    press('PageDown');
    await waitFor(() => expect(place()).toBe('1'));
    await expect(reader.queryByRole('button', { name: 'Add bookmark' })).toBeNull();
    press('t');
    await button(reader, 'Chapter 1');
    // Pending data is sent when the page is left.
    window.dispatchEvent(new Event('pagehide'));
    const { refreshPolicy: _signing, ...personal } = args.callbacks;
    for (const callback of Object.values(personal)) await expect(callback).not.toHaveBeenCalled();
  },
};

/** The reader is the same for every role. */
export const AnyRole: Story = {
  tags: ['reader §6.1'],
  args: { submissions: oneAssignment },
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
    await waitFor(() => expect(shown()[2]).toContain('Assignments and quizzes'), { timeout: 10_000 });
    await waitFor(() => expect(new Set(shown().map(String)).size).toBe(1));
  },
};

/** An error of generating locations is reported to the host only, and incomplete locations are not cached. */
export const LocationsFailure: Story = {
  tags: ['reader §8.20'],
  args: { book: { ...three, responses: { 'page-3.xhtml': () => new Response(null, { status: 410 }) } } },
  play: async ({ canvasElement, args }) => {
    const { reader } = await opened(canvasElement);
    await waitFor(() => expect(args.onError).toHaveBeenCalledWith('The locations of a page could not be found', expect.anything()));
    await expect(reader.queryByRole('alert')).toBeNull();
    await expect(localStorage.getItem('A lake at night-locations')).toBeNull();
  },
};

const lakes = '<p>The quick brown\n      fox sat by the <em>lake</em>.</p>'.repeat(90);

/** The search finds words across the lines of the source, marks them in the pages, leads through them by button and key, and leaves no mark. */
export const SearchThroughTheBook: Story = {
  args: {
    book: {
      pages: [
        { body: `<h1>One</h1>${lakes}` },
        { body: text('2') },
        { body: '<h1>Three</h1><p>Another brown&#160;fox, and a brown foxglove.</p>' },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const { root, reader, press, place } = await opened(canvasElement);
    const frame = () => root.querySelector<HTMLIFrameElement>('[data-reader-stage] iframe[data-index]');
    const marks = (name: string) => [...(frame()?.contentDocument?.defaultView?.CSS.highlights.get(name) ?? [])] as Range[];
    const isOnScreen = (range: Range | undefined) => {
      const left = range?.getClientRects()[0]?.left ?? -1;
      return left >= 0 && left < (frame()?.clientWidth ?? 0);
    };
    press('f');
    const field = await reader.findByRole('textbox', { name: 'Words' });
    await waitFor(() => expect((root.getRootNode() as ShadowRoot).activeElement).toBe(field));
    // Letters that are commands elsewhere are written.
    await userEvent.type(field, 'brown kts fox');
    await expect(field).toHaveValue('brown kts fox');
    fireEvent.change(field, { target: { value: 'brown  fox' } });
    await userEvent.click(reader.getByRole('button', { name: 'Search' }));
    await expect(await reader.findByText('92 places found')).toBeVisible();
    await userEvent.click(reader.getByRole('checkbox', { name: 'Whole words' }));
    await userEvent.click(reader.getByRole('button', { name: 'Search' }));
    await expect(await reader.findByText('91 places found')).toBeVisible();
    await expect(reader.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Chapter 1', 'Chapter 3']);
    const results = reader.getAllByRole('button', { name: /brown fox/ });
    await userEvent.click(results[60] ?? root);
    // The drawer would cover the text.
    await expect(reader.queryByRole('textbox', { name: 'Words' })).toBeNull();
    await waitFor(() => expect(isOnScreen(marks('realmkit-found-current')[0])).toBe(true));
    await expect(marks('realmkit-found-current').map((range) => `${range}`.replace(/\s+/g, ' '))).toEqual(['brown fox']);
    await expect(marks('realmkit-found')).toHaveLength(89);
    await expect(reader.getByText('Result 61 of 91')).toBeVisible();
    // A change of the text keeps the marks.
    await userEvent.click(await button(reader, 'Settings'));
    await userEvent.click(await reader.findByRole('radio', { name: 'Grey' }));
    press('Escape');
    await expect(marks('realmkit-found')).toHaveLength(89);
    await userEvent.click(await button(reader, 'Previous result'));
    await expect(await reader.findByText('Result 60 of 91')).toBeVisible();
    press('n');
    press('F3');
    await expect(await reader.findByText('Result 62 of 91')).toBeVisible();
    await waitFor(() => expect(isOnScreen(marks('realmkit-found-current')[0])).toBe(true));
    await userEvent.click(await button(reader, 'All results'));
    await userEvent.click((await reader.findAllByRole('button', { name: /Another brown fox/ }))[0] ?? root);
    await waitFor(() => expect(place()).toBe('2'));
    await waitFor(() => expect(marks('realmkit-found-current').map(String)).toEqual(['brown\u00a0fox']));
    fireEvent.keyDown(root, { key: 'N', shiftKey: true });
    await waitFor(() => expect(place()).toBe('0'));
    await waitFor(() => expect(marks('realmkit-found-current')).toHaveLength(1));
    await userEvent.click(await button(reader, 'End the search'));
    await expect(marks('realmkit-found')).toEqual([]);
    await expect(marks('realmkit-found-current')).toEqual([]);
    await expect(reader.queryByText(/^Result/)).toBeNull();
  },
};

/** Places in readings and pictures say what they are in; those that no screen shows leave the list and the count, and the way goes on past them. */
export const SearchBeyondTheText: Story = {
  args: {
    book: {
      pages: [
        {
          body: `<h1>One</h1><p><ruby>灯<rt>lamp</rt></ruby></p><svg role="img" aria-label="A lamp" width="40" height="40" xmlns="http://www.w3.org/2000/svg"><rect width="40" height="40"/></svg>
            <p style="display:none">A hidden lamp</p><p>A lamp</p>`,
        },
        {
          body: '<h1>Two</h1><p style="display:none">A hidden lamp</p><details><summary>A lamp</summary><p>A folded lamp</p></details>',
        },
        { body: '<h1>Three</h1><p>The last lamp</p>' },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const { root, reader, press, place } = await opened(canvasElement);
    const page = () => root.querySelector<HTMLIFrameElement>('[data-reader-stage] iframe[data-index]')?.contentDocument;
    press('f');
    fireEvent.change(await reader.findByRole('textbox', { name: 'Words' }), { target: { value: 'lamp' } });
    await userEvent.click(reader.getByRole('button', { name: 'Search' }));
    // The word that is not displayed in the page that is shown is left out.
    await expect(await reader.findByText('7 places found')).toBeVisible();
    await expect(reader.getByRole('button', { name: /^Pronunciation ?One lamp/ })).toBeVisible();
    await userEvent.click(reader.getByRole('button', { name: /^Description ?A lamp/ }));
    await expect(reader.getByText('Result 2 of 7')).toBeVisible();
    await waitFor(() => expect(page()?.querySelector('[data-rk-found=current]')?.localName).toBe('svg'));
    const next = await button(reader, 'Next result');
    await userEvent.click(next);
    await expect(await reader.findByText('Result 3 of 7')).toBeVisible();
    await expect(page()?.querySelector('[data-rk-found]')?.getAttribute('data-rk-found')).toBe('');
    await userEvent.click(next);
    await expect(await reader.findByText('Result 4 of 5')).toBeVisible();
    await waitFor(() => expect(place()).toBe('1'));
    await userEvent.click(next);
    await expect(await reader.findByText('Result 5 of 5')).toBeVisible();
    await waitFor(() => expect(place()).toBe('2'));
    await userEvent.click(await button(reader, 'End the search'));
    press('Home');
    await waitFor(() => expect(page()?.querySelector('[data-rk-found]')).toBeNull());
  },
};

/** Nothing of a book is printed but the sentence that says so. */
export const PrintRefused: Story = {
  play: async ({ canvasElement }) => {
    const { root, reader } = await opened(canvasElement);
    await button(reader, 'Settings');
    const sheet = () => root.querySelector('[data-print-sheet]');
    fireEvent(window, new Event('beforeprint'));
    await expect(sheet()?.textContent).toBe('This book cannot be printed.');
    // Nor by the frame itself, which some browsers print alone.
    const rules = [...(root.querySelector('iframe')?.contentDocument?.styleSheets ?? [])].flatMap(({ cssRules }) => [...cssRules]);
    await expect(rules.map(({ cssText }) => cssText.replace(/\s+/g, ' '))).toContain(
      '@media print { :root { display: none !important; } }',
    );
  },
};

/** Where the host allows it, the text of the document is printed, all of it. */
export const PrintAllowed: Story = {
  args: { allowPrint: true, book: { pages: [{ body: `<h1>One</h1>${lakes}<p>The end</p>` }] } },
  play: async ({ canvasElement }) => {
    const { root, reader } = await opened(canvasElement);
    await button(reader, 'Settings');
    const sheet = () => [...root.querySelectorAll('[data-print-sheet] :is(h1, p)')].map(({ textContent }) => textContent);
    await expect(sheet()).toEqual([]);
    fireEvent(window, new Event('beforeprint'));
    await expect(sheet()).toHaveLength(92);
    await expect(sheet().at(-1)).toBe('The end');
    fireEvent(window, new Event('afterprint'));
    await expect(sheet()).toEqual([]);
  },
};

/** A host without callbacks, with public books and a language of its own: the book opens unsigned, and the nearest language is shown. */
export const EmbeddedWithoutCallbacks: Story = {
  render: () => (
    <div style={{ height: '44rem' }}>
      <BookReader bookId="lake" fileUrl={unsignedFakeBookUrl} locale="sv-SE" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const { reader, press, place } = await opened(canvasElement);
    await expect(await button(reader, 'Innehållsförteckning')).toBeInTheDocument();
    press('PageDown');
    await waitFor(() => expect(place()).toBe('1'));
  },
};

/** A book that takes its time says that it is opening. */
export const SlowBook: Story = {
  args: { book: { ...three, responses: { 'page-1.xhtml': () => new Response(new ReadableStream()) } } },
  play: async ({ canvasElement }) => {
    const { root, reader } = await opened(canvasElement, 'opening');
    await expect((await reader.findByText('The book is opening')).closest('[role=status]')).toBeVisible();
    await expect(reader.getByRole('progressbar')).toBeVisible();
    await expect(root.querySelector('[aria-busy="true"]')).not.toBeNull();
    await expect(await button(reader, 'Close the book')).toBeVisible();
  },
};

const late = Promise.withResolvers<void>();
const lateStream = () =>
  new ReadableStream<Uint8Array>({
    start: async (controller) => {
      await late.promise;
      controller.enqueue(
        new TextEncoder().encode(
          `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>Page 2</title></head><body>${text('2')}</body></html>`,
        ),
      );
      controller.close();
    },
  });

/** A page that takes its time says that it is loading; however often one presses meanwhile, it is the next one. */
export const SlowPage: Story = {
  args: { book: { ...three, responses: { 'page-2.xhtml': () => new Response(lateStream()) } } },
  play: async ({ canvasElement }) => {
    const { reader, place } = await opened(canvasElement);
    const next = await button(reader, 'Next page');
    for (const _press of [1, 2, 3]) await userEvent.click(next);
    await expect((await reader.findByText('The page is loading')).closest('[role=status]')).toBeVisible();
    await expect(place()).toBe('0');
    late.resolve();
    await waitFor(() => expect(place()).toBe('1'));
    await waitFor(() => expect(reader.queryByText('The page is loading')).toBeNull());
    await expect(place()).toBe('1');
  },
};

/** Whoever chooses a chapter reads on in it: the focus is in its page. */
export const FocusFollowsTheChapter: Story = {
  play: async ({ canvasElement }) => {
    const { root, reader, place } = await opened(canvasElement);
    await userEvent.click(await button(reader, 'Table of contents'));
    await userEvent.click(await reader.findByRole('button', { name: 'Chapter 2' }, { timeout: 5000 }));
    await waitFor(() => expect(place()).toBe('1'));
    const page = root.querySelector('[data-reader-stage] iframe[data-index="1"]');
    await waitFor(() => expect((root.getRootNode() as ShadowRoot).activeElement).toBe(page));
  },
};

/** Controls that have hidden stand outside of the reader, where a screen reader still finds them; the focus brings a bar back. */
export const HiddenControls: Story = {
  play: async ({ canvasElement }) => {
    const { root, reader } = await opened(canvasElement);
    const close = await button(reader, 'Close the book');
    const page = root.querySelector<HTMLIFrameElement>('[data-reader-stage] iframe[data-index]');
    await userEvent.unhover(root.querySelector('[role=toolbar]') ?? root);
    const middle = { clientX: (page?.clientWidth ?? 0) / 2, clientY: 300 };
    page?.contentDocument?.body.dispatchEvent(new MouseEvent('click', { bubbles: true, ...middle }));
    const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
    await waitFor(() => expect(bottomOf(close)).toBeLessThanOrEqual(bottomOf(root) - root.clientHeight));
    await expect(reader.getByRole('button', { name: 'Close the book' })).toBe(close);
    await expect(reader.getByRole('heading', { level: 1 })).toHaveTextContent('A lake at night');
    close.focus();
    await waitFor(() => expect(bottomOf(close)).toBeGreaterThan(bottomOf(root) - root.clientHeight));
  },
};
