import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, mocked, userEvent, waitFor, within } from 'storybook/test';
import { bookReader, button, endlessVoice, narrated, opened, type StoryArgs, said, text, three } from '../testing/bookReaderStories.tsx';
import { assignmentAndQuizzes, oneAssignment } from '../testing/fakeBook.ts';

const meta: Meta<StoryArgs> = { ...bookReader, title: 'Reader/Book reader' };
export default meta;
type Story = StoryObj<StoryArgs>;

/** Returns the events that the host of a story received. */
const eventsOf = ({ onEvent = fn() }: StoryArgs) => mocked(onEvent).mock.calls.map(([event]) => event);

/** A reflowable book, with all controls. */
export const Flowing: Story = {
  tags: [
    'reader §1.1',
    'reader §2.9',
    'reader §2.11',
    'reader §2.12',
    'reader §2.13',
    'reader §2.14',
    'reader §2.18',
    'reader §2.21',
    'reader §3.48',
    'reader §4 Book load.3',
    'reader §7 Analytics events.4',
  ],
  args: { submissions: oneAssignment },
  play: async ({ canvasElement, args }) => {
    const { root, reader } = await opened(canvasElement);
    const toolbar = within(reader.getByRole('toolbar', { name: 'Reader' }));
    for (const name of [
      'Table of contents',
      'Assignments and quizzes',
      'Add bookmark',
      'Bookmarks',
      'Search the book',
      'Settings',
      'Close the book',
    ])
      await expect(toolbar.getByRole('button', { name })).toBeInTheDocument();
    await expect(reader.getByRole('slider', { name: 'Place in the book' })).toBeInTheDocument();
    // A phone has no space for it.
    await expect(reader.getByText('A lake at night')).toBeInTheDocument();
    const [frame] = root.querySelectorAll<HTMLIFrameElement>('[data-reader-stage] iframe');
    await expect(frame?.contentDocument?.body.textContent).toContain('The lake lay still');
    await expect(frame).toBeVisible();
    // The text flows in a frame as large as the stage, less 44 px above and below; a page of fixed layout would have its own size.
    const { clientWidth = 0, clientHeight = 0 } = root.querySelector('[data-reader-stage]') ?? {};
    await expect([frame?.clientWidth, frame?.clientHeight]).toEqual([clientWidth, clientHeight - 88]);
    await userEvent.click(await button(reader, 'Close the book'));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onEvent).toHaveBeenLastCalledWith(expect.objectContaining({ event: 'contentSessionEnded' }));
  },
};

/** The drawer of the table of contents opens a chapter. */
export const Contents: Story = {
  tags: ['reader §2.15', 'reader §3.41', 'reader §7 Analytics events.6'],
  play: async ({ canvasElement, args }) => {
    const { reader, place } = await opened(canvasElement);
    await userEvent.click(await button(reader, 'Table of contents'));
    await userEvent.click(await button(reader, 'Chapter 3'));
    await waitFor(() => expect(place()).toBe('2'));
    await expect(args.onEvent).toHaveBeenCalledWith(expect.objectContaining({ event: 'goToLocation', location: 'page-3' }));
  },
};

/** At the start and at the end of a book a turn does nothing. */
export const StartAndEnd: Story = {
  tags: ['reader §4 Pages.3', 'reader §4 Pages.4'],
  play: async ({ canvasElement, args }) => {
    const { press, place } = await opened(canvasElement);
    // Turns wait for each other: each place tells where all turns before it led.
    for (const [keys, shown] of [
      [['PageUp', 'PageDown'], '1'],
      [['PageDown'], '2'],
      [['PageDown', 'PageUp'], '1'],
    ] as const) {
      for (const key of keys) press(key);
      await waitFor(() => expect(place()).toBe(shown));
    }
    const turns = () => eventsOf(args).flatMap((event) => (event.event === 'pageTurned' ? [event.direction] : []));
    await waitFor(() => expect(turns()).toEqual(['forward', 'forward', 'backward']));
  },
};

/** A narrated book has a player, and a menu of its languages. */
export const Narrated: Story = {
  tags: ['reader §1.4', 'reader §2.10', 'reader §2.22', 'reader §2.23', 'reader §7 Analytics events.10'],
  args: { book: { ...narrated, languages: ['sv', 'tsp'] } },
  play: async ({ canvasElement, args }) => {
    const { reader, root } = await opened(canvasElement);
    const player = within(await reader.findByRole('group', { name: 'Narration' }));
    for (const name of ['Previous sentence', 'Play', 'Next sentence'])
      await expect(player.getByRole('button', { name })).toBeInTheDocument();
    await userEvent.click(await button(reader, 'Narration language'));
    await userEvent.click(await reader.findByRole('menuitemradio', { name: /Sign language/ }));
    await expect(await reader.findByRole('button', { name: 'Full screen' })).toBeInTheDocument();
    await waitFor(() => expect(root.querySelector('video:not([hidden])')).toBeVisible());
    await expect(args.onEvent).toHaveBeenCalledWith(expect.objectContaining({ event: 'audioLanguageChanged', language: 'tsp' }));
    await waitFor(() => expect(root.querySelector('[data-reader-phase]')).not.toBeNull());
  },
};

/** The language menu of a narrated book. */
export const Languages: Story = {
  args: { book: { ...narrated, languages: ['sv', 'takk', 'tsp'] } },
  play: async ({ canvasElement }) => {
    const { reader } = await opened(canvasElement);
    await userEvent.click(await button(reader, 'Narration language'));
    await expect(await reader.findAllByRole('menuitemradio')).toHaveLength(4);
  },
};

/** Speed, highlighting and auto page turn are set by the user, and stored. */
export const PlaybackSettings: Story = {
  tags: ['reader §1.5', 'reader §7 Analytics events.9'],
  args: { book: { ...narrated, usesTextToSpeech: true } },
  beforeEach: endlessVoice,
  play: async ({ canvasElement, args }) => {
    const { reader } = await opened(canvasElement);
    await userEvent.click(await button(reader, 'Settings'));
    fireEvent.change(await reader.findByRole('slider', { name: 'Speed' }), { target: { value: '200' } });
    await userEvent.click(reader.getByRole('switch', { name: 'Turn pages automatically' }));
    const stored: unknown = JSON.parse(localStorage.getItem('bookplayer_config') ?? '{}');
    await expect(stored).toMatchObject({ playbackRate: 2, autoPageTurnActive: false });
    await expect(args.onEvent).toHaveBeenCalledWith(expect.objectContaining({ event: 'audioRateSet', rate: 2 }));
    await userEvent.click(await button(reader, 'Play'));
    await waitFor(() => expect(window.speechSynthesis.speak).toHaveBeenCalledWith(expect.objectContaining({ rate: 2 })));
  },
};

/** A frog-book has only the toolbar. */
export const FrogBook: Story = {
  tags: ['reader §2.37', 'reader §2.38', 'reader §2.39', 'reader §3.55'],
  args: { book: { ...narrated, languages: ['sv'], metadata: '<meta property="realmkit:frog-book">true</meta>' } },
  play: async ({ canvasElement, args }) => {
    const { reader, press, place, heard } = await opened(canvasElement);
    await expect(reader.getByRole('toolbar', { name: 'Reader' })).toBeInTheDocument();
    await expect(reader.queryByRole('slider', { name: 'Place in the book' })).toBeNull();
    await expect(reader.queryByRole('button', { name: 'Narration language' })).toBeNull();
    await expect(reader.queryByRole('button', { name: 'Play' })).toBeNull();
    // A key starts nothing that no control could stop.
    press('k');
    press('PageDown');
    await waitFor(() => expect(place()).toBe('1'));
    await expect(heard()).toBeUndefined();
    await expect(args.onError).not.toHaveBeenCalled();
  },
};

/** Only the book, without controls: pages still turn. */
export const NoDisturb: Story = {
  tags: ['reader §3.40', 'reader §7 Analytics events.5'],
  args: { features: { noDisturb: true } },
  play: async ({ canvasElement, args }) => {
    const { reader, press, place } = await opened(canvasElement);
    await expect(reader.queryByRole('toolbar')).toBeNull();
    await expect(reader.queryByRole('slider')).toBeNull();
    press('PageDown');
    await waitFor(() => expect(place()).toBe('1'));
    const turned = expect.objectContaining({ event: 'pageTurned', direction: 'forward' });
    await waitFor(() => expect(args.onEvent).toHaveBeenCalledWith(turned));
  },
};

/** Bookmarks are fetched, added under the chapter's name, and deleted; each change is passed to the host. */
export const BookmarksSaved: Story = {
  tags: [
    'reader §1.3',
    'reader §2.16',
    'reader §3.13',
    'reader §7 Host-supplied callbacks.4',
    'reader §7 Host-supplied callbacks.5',
    'reader §7 Host-supplied callbacks.6',
  ],
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
      expect(args.callbacks.postBookmarks).toHaveBeenLastCalledWith(
        'lake',
        [
          expect.objectContaining({
            id: expect.stringMatching(/^[\da-f-]{36}$/),
            name: 'Chapter 1',
            position: expect.objectContaining({ ncxRef: 'page-1' }),
          }),
          expect.objectContaining({ id: 'b2' }),
        ],
        [expect.objectContaining({ id: 'b2' })],
      ),
    );
    const notice = await reader.findByText('Bookmark added');
    await expect(notice).toBeVisible();
    await said(canvasElement, 'status', 'Bookmark added');
    await userEvent.click(await button(reader, 'Bookmarks'));
    await userEvent.click(await button(reader, 'Delete bookmark Further on'));
    await waitFor(() =>
      expect(args.callbacks.postBookmarks).toHaveBeenLastCalledWith(
        'lake',
        [expect.objectContaining({ name: 'Chapter 1' })],
        expect.anything(),
      ),
    );
  },
};

/** The book opens at the last position, and each new position is passed to the host. */
export const LastPosition: Story = {
  tags: ['reader §0.9', 'reader §7 Host-supplied callbacks.7', 'reader §7 Host-supplied callbacks.8'],
  beforeEach: endlessVoice,
  args: {
    book: { pages: ['1', '2', '3'].map((id) => ({ body: text(id), narrated: [`s${id}`] })), usesTextToSpeech: true },
    callbacks: {
      refreshPolicy: fn(async () => ''),
      getLastmark: fn(async () => JSON.stringify({ ncxRef: 'page-2', URI: 'page-2.xhtml#s2', charOffset: 4 })),
      postLastmark: fn(async () => undefined),
    },
  },
  play: async ({ canvasElement, args }) => {
    const { press, place, reader, heard } = await opened(canvasElement);
    await expect(args.callbacks.getLastmark).toHaveBeenCalledWith('lake');
    await expect(place()).toBe('1');
    await userEvent.click(await button(reader, 'Play'));
    await waitFor(() => expect(heard()).toBe('s2'));
    press('PageDown');
    const position = JSON.stringify({ ncxRef: 'page-3', URI: 'page-3.xhtml', charOffset: 0, timeOffset: 0 });
    await waitFor(() => expect(args.callbacks.postLastmark).toHaveBeenLastCalledWith('lake', position, expect.any(Number), 'Chapter 3'), {
      timeout: 4000,
    });
  },
};

/** The panel opens and closes half a second after the press, and the book makes space for it. */
export const Assignments: Story = {
  tags: ['reader §1.6', 'reader §3.37'],
  args: { submissions: assignmentAndQuizzes },
  play: async ({ canvasElement }) => {
    const { reader, root } = await opened(canvasElement);
    const boxOf = (part: string) => root.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
    const widthOf = () => boxOf('[data-reader-stage] iframe[data-index]').width;
    const before = widthOf();
    const opener = await button(reader, 'Assignments and quizzes');
    await userEvent.click(opener);
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(root.querySelector('[data-submissions-panel]')).toBeNull();
    await waitFor(() => expect(root.querySelector('[data-submissions-panel]')).not.toBeNull(), { timeout: 3000 });
    await waitFor(() => expect(widthOf()).toBeLessThan(before));
    await expect(boxOf('[data-submissions-panel]').left).toBeGreaterThanOrEqual(boxOf('[data-reader-stage]').right);
    for (const name of [/The boy who counted stars/, /Stars and lakes/]) {
      await userEvent.click(await reader.findByRole('button', { name }));
      // On a phone it is a dialog, which fades in.
      await waitFor(() => expect(reader.getByRole('heading', { name })).toBeVisible());
      await userEvent.click(await button(reader, 'Back to the list'));
    }
    await userEvent.click(opener);
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
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
    await userEvent.click(await button(reader, 'Assignments and quizzes'));
    await expect(await reader.findByRole('button', { name: /The boy who counted stars/ }, { timeout: 5000 })).toBeVisible();
  },
};

/** The drawer with the search of the book. */
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
    await userEvent.click(await button(reader, 'Assignments and quizzes'));
    await userEvent.click(await reader.findByRole('button', { name: /The boy who counted stars/ }, { timeout: 5000 }));
    await userEvent.type(await reader.findByRole('textbox', { name: 'What did the boy count?' }), 'The stars');
    await userEvent.click(reader.getByRole('radio', { name: 'On the jetty' }));
    await expect(reader.getByRole('link', { name: 'A map of the stars' })).toBeVisible();
    await expect(reader.getByRole('button', { name: 'Submit' })).toBeEnabled();
  },
};

/** The confirmation before an assignment is submitted. */
export const HandingIn: Story = {
  args: { submissions: oneAssignment },
  play: async ({ canvasElement }) => {
    const { reader } = await opened(canvasElement);
    await userEvent.click(await button(reader, 'Assignments and quizzes'));
    await userEvent.click(await reader.findByRole('button', { name: /The boy who counted stars/ }, { timeout: 5000 }));
    await userEvent.click(await button(reader, 'Submit'));
    const question = await reader.findByRole('alertdialog', { name: 'Submit your answers?' });
    // The dialog fades in.
    await waitFor(() => expect(question.getAnimations()).toEqual([]));
    await expect(question).toBeVisible();
  },
};

/** A book that cannot be opened shows an error banner, with a button to log in again. */
export const Fault: Story = {
  tags: ['reader §2.28', 'reader §2.29', 'reader §3.49', 'reader §4 Book load.4', 'reader §8.4', 'reader §8.5'],
  args: { book: { ...three, responses: { 'package.opf': () => new Response('<package') } } },
  play: async ({ canvasElement, args }) => {
    const { reader } = await opened(canvasElement, 'failed');
    await expect(reader.getByRole('alert')).toHaveTextContent('There is a fault in this book and it cannot be opened.');
    await expect(reader.queryByRole('toolbar')).toBeNull();
    await expect(reader.queryByRole('slider')).toBeNull();
    await userEvent.click(reader.getByRole('button', { name: 'Log in again' }));
    await expect(args.onLogin).toHaveBeenCalledOnce();
    await expect(args.onEvent).toHaveBeenLastCalledWith(expect.objectContaining({ event: 'contentSessionEnded' }));
    // The log-in leaves the page: nothing would be sent after it.
    const lastCallOf = (callback: (...args: never[]) => void = fn()) => mocked(callback).mock.invocationCallOrder.at(-1) ?? 0;
    await expect(lastCallOf(args.onEvent)).toBeLessThan(lastCallOf(args.onLogin));
  },
};

/** A policy that expires while the user reads is renewed once, and the host is notified. */
export const PolicyEnds: Story = {
  tags: ['reader §3.51', 'reader §7 Host-supplied callbacks.1'],
  args: {
    book: {
      ...three,
      responses: {
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
    await expect(args.callbacks.refreshPolicy).toHaveBeenCalledWith('lake');
    await expect(args.onPolicyRenewed).toHaveBeenCalledWith('Policy=second&Signature=s&Key-Pair-Id=k');
    await expect(reader.queryByRole('alert')).toBeNull();
  },
};

/** A file that stays forbidden with a new policy means that the session has expired. */
export const LoggedOut: Story = {
  args: { book: { ...three, responses: { 'page-2.xhtml': () => new Response('<Error/>', { status: 403 }) } } },
  play: async ({ canvasElement, args }) => {
    const { press } = await opened(canvasElement);
    press('PageDown');
    const { reader } = await opened(canvasElement, 'failed');
    await expect(reader.getByRole('alert')).toHaveTextContent('You have been logged out.');
    await expect(args.onError).toHaveBeenCalledWith('A file of the book is forbidden', expect.anything());
  },
};

/** A missing page is reported and skipped. */
export const MissingPage: Story = {
  args: { book: { ...three, responses: { 'page-2.xhtml': () => new Response(null, { status: 404 }) } } },
  play: async ({ canvasElement }) => {
    const { press, place } = await opened(canvasElement);
    press('PageDown');
    await said(canvasElement, 'alert', 'This page could not be shown. This part of the book was not found.');
    await expect(place()).toBe('2');
  },
};

/** A book whose title page is missing opens at the page after it. */
export const MissingFirstPage: Story = {
  args: { book: { ...three, responses: { 'page-1.xhtml': () => new Response(null, { status: 404 }) } } },
  play: async ({ canvasElement }) => {
    // The notice hides by itself, on a busy machine before the page is there.
    const notice = said(canvasElement, 'alert', 'This page could not be shown. This part of the book was not found.');
    const [{ place }] = await Promise.all([opened(canvasElement), notice]);
    await expect(place()).toBe('1');
  },
};

const network = { isLost: true };

/** The network is lost while the user reads: the reader says so, offers to try again, and does not ask to log in. */
export const NetworkLost: Story = {
  args: {
    book: {
      ...three,
      responses: {
        'page-2.xhtml': () => {
          if (network.isLost) throw new TypeError('There is no network');
          return new Response(
            '<html xmlns="http://www.w3.org/1999/xhtml"><head><title>2</title></head><body><p>Page two.</p></body></html>',
          );
        },
      },
    },
  },
  beforeEach: () => {
    network.isLost = true;
  },
  play: async ({ canvasElement }) => {
    const { reader, press, place } = await opened(canvasElement);
    press('PageDown');
    // Each failed try shows the banner anew.
    await waitFor(() => expect(reader.getByText(/There is no connection/)).toBeVisible(), { timeout: 20_000 });
    await expect(reader.queryByText(/Log in/)).toBeNull();
    await expect(place()).toBe('0');
    // Found while there is no network: with one, a try that waits would turn the page.
    const again = await button(reader, 'Try again');
    network.isLost = false;
    await userEvent.click(again);
    await waitFor(() => expect(place()).toBe('1'));
    await expect(reader.queryByText(/There is no connection/)).toBeNull();
  },
};

/** A page that is not well-formed is shown as far as possible, with an error message. */
export const FlawedPage: Story = {
  args: { book: { pages: [{ body: '<p>Not <b>closed</p>' }] } },
  play: async ({ canvasElement }) => {
    const { root } = await opened(canvasElement);
    await said(canvasElement, 'alert', 'There is an error in this page of the book.');
    await expect(root.querySelector<HTMLIFrameElement>('iframe')?.contentDocument?.body.textContent).toContain('Not closed');
  },
};

/** A footnote is shown in its own dialog, with a link to its position in the text. */
export const Footnote: Story = {
  args: {
    book: {
      pages: [
        { body: '<p>The lake<a id="r" epub:type="noteref" href="page-2.xhtml#n1">1</a> lay still.</p>' },
        {
          body: '<aside epub:type="footnote" id="n1"><p>A lake in the north.</p><ul><li>x<sup>2</sup></li></ul><p><a href="page-1.xhtml">Back</a></p></aside>',
        },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const { reader, root, place } = await opened(canvasElement);
    const link = root.querySelector('iframe')?.contentDocument?.getElementById('r');
    if (!link) throw new Error('The page has no link');
    link.click();
    const note = await reader.findByRole('dialog', { name: 'Note' });
    await expect(note.querySelector('p')).toHaveTextContent(/^A lake in the north\.$/);
    await expect(note.querySelector('ul sup')).toHaveTextContent('2');
    await expect(reader.getByRole('link', { name: 'Back' })).toBeVisible();
    await expect(place()).toBe('0');
    await userEvent.click(await button(reader, 'Show it in the text'));
    await waitFor(() => expect(place()).toBe('1'));
  },
};

/** A document that scrolls: the page keys scroll it, the arrows turn to the next one. */
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

/** The reader uses the props of its host: theme, languages, identity; the session starts with its roles. */
export const OfItsHost: Story = {
  tags: [
    'reader §0.8',
    'reader §1.8',
    'reader §3.36',
    'reader §4 Book load.2',
    'reader §7 Analytics events.3',
    'reader §7 Analytics events.12',
  ],
  args: {
    locale: 'fi',
    theme: 'sondo',
    realm: 'fi',
    identity: { userId: 'u1', roles: ['student'], organisations: ['o1'], subscriptionType: 'school', locale: 'fi', profileId: 'p1' },
    book: { ...narrated, languages: ['sv'] },
    languages: { mainLanguage: 'sv' },
    callbacks: { refreshPolicy: fn(async () => ''), getBookmarks: fn(async () => []) },
  },
  play: async ({ canvasElement, args }) => {
    const { reader, root } = await opened(canvasElement);
    await expect(reader.getByRole('button', { name: 'Sulje kirja' })).toBeInTheDocument();
    const page = root.querySelector<HTMLIFrameElement>('[data-reader-stage] iframe')?.contentDocument?.body ?? root;
    await expect(getComputedStyle(page).fontSize).toBe('27.2px');
    await userEvent.click(await button(reader, 'Kerronnan kieli'));
    await expect(reader.getByRole('menuitemradio', { name: 'Svenska' })).toBeChecked();
    await expect(reader.queryByRole('button', { name: 'Tehtävät' })).toBeNull();
    await waitFor(() => expect(args.callbacks.getBookmarks).toHaveBeenCalledWith('lake'));
    await expect(eventsOf(args)[0]).toMatchObject({ event: 'contentSessionStarted', roles: ['student'] });
  },
};
