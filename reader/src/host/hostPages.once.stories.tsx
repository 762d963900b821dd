import { createFakeShell, FakePage, type FakeShell, type FakeShellOptions } from '@realmkit/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import type { AnalyticsEvent } from '../player/index.ts';
import { fakeArchive, oneAssignment, serveFakeBook } from '../player/testing/fakeBook.ts';
import type { FakeBook } from '../player/testing/fakeBookFiles.ts';
import { namespaces } from './namespaces.ts';
import { routes } from './routes.tsx';

interface HostStory extends FakeShellOptions {
  readonly path: string;
  readonly book: FakeBook;
}

interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly authorization: string | null;
  readonly body: string;
}

const pages = ['1', '2', '3'].map((id) => ({ body: `<h1>Page ${id}</h1><p id="s${id}">The lake lay still.</p>` }));
const folder = 'http://services.example/book-content/lake/';
const signature = '?Policy=first&Signature=s&Key-Pair-Id=k';
const reader = (query = signature) => `/reader/lake?fileUrl=${encodeURIComponent(`${folder}package.opf${query}`)}`;

/** The requests of the current story. */
let requests: RecordedRequest[] = [];
let shell: FakeShell;
const requestsTo = (method: string, path: RegExp) => requests.filter((one) => one.method === method && path.test(one.path));

/** Responds with one assignment, and rejects its answers. */
const answer = async ({ method, url }: Request): Promise<Response | undefined> => {
  const { pathname } = new URL(url);
  const assignments = await oneAssignment.list(undefined, undefined);
  if (/\/submissions\/$/.test(pathname)) return Response.json(assignments);
  if (/\/submissions\//.test(pathname) && method === 'GET') return Response.json(assignments.data[0]);
  if (/\/submissions\//.test(pathname)) return Response.json({ name: 'Broken', message: 'No.' }, { status: 400 });
  if (/\/events$/.test(pathname)) return Response.json({ stored: 1 }, { status: 202 });
  if (/\/readlogs$/.test(pathname)) return new Response(null, { status: 204 });
  return undefined;
};

const meta: Meta<HostStory> = {
  title: 'Reader/Host pages',
  parameters: { layout: 'fullscreen' },
  args: { book: { pages }, app: 'reader', realm: 'uk', namespaces, answer },
  loaders: [
    async ({ args }) => {
      // A reader that is closed sends what is pending: that belongs to the previous story.
      const own: RecordedRequest[] = [];
      requests = own;
      const answerAndRecord = async (request: Request) => {
        const { pathname: path, searchParams: query } = new URL(request.url);
        const body = await request.clone().text();
        own.push({ method: request.method, path, query, authorization: request.headers.get('authorization'), body });
        return args.answer?.(request);
      };
      shell = await createFakeShell({ ...args, answer: answerAndRecord });
      return {};
    },
  ],
  beforeEach: ({ args }) => {
    localStorage.clear();
    sessionStorage.clear();
    return serveFakeBook(args.book, folder);
  },
  render: ({ path }) => <FakePage shell={shell} path={path} routes={routes} />,
};
export default meta;
type Story = StoryObj<HostStory>;

/** Waits until the book is open, or the reader shows an error. */
async function opened(canvasElement: HTMLElement, phase = 'reading') {
  const rootOf = () => canvasElement.querySelector('[data-realmkit-reader]')?.shadowRoot?.querySelector<HTMLElement>('[data-reader-root]');
  await waitFor(() => expect(rootOf()?.querySelector(`[data-reader-phase="${phase}"]`)).toBeTruthy(), { timeout: 10_000 });
  const root = rootOf();
  if (!root) throw new Error('The reader is not there');
  return { root, reader: within(root) };
}

/** The route of the reader: the book by its id and its signed URL, and library data by the user's token. */
export const ReaderRoute: Story = {
  tags: ['reader §2.1', 'reader §2.2', 'reader §2.4', 'reader §3.35', 'reader §3.50'],
  args: { path: reader() },
  play: async ({ canvasElement }) => {
    const { root } = await opened(canvasElement);
    const [frame] = root.querySelectorAll<HTMLIFrameElement>('[data-reader-stage] iframe');
    await expect(frame?.contentDocument?.body.textContent).toContain('The lake lay still.');
    await expect(frame).toBeVisible();
    // The URL is signed: no other policy is needed.
    await expect(requestsTo('GET', /\/policy$/)).toEqual([]);
    await waitFor(() => expect(requestsTo('GET', /\/library\/v1\/books\/lake\/bookmarks$/)).toHaveLength(1));
    const library = requests.filter(({ path }) => path.startsWith('/library/'));
    await expect(library.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/library/v1/books/lake', '/library/v1/books/lake/lastmark']),
    );
    await expect(new Set(library.map(({ authorization }) => authorization))).toEqual(new Set(['Bearer token']));
  },
};

/** A user who acts as another one: the bar says so above the book, whose own bars stay free, on a phone too. They look on, and nothing can be added. */
export const Acting: Story = {
  args: { path: reader(), tokens: { act: { sub: 'uk-user-1', name: 'Support' } } },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement }) => {
    const { root, reader: inside } = await opened(canvasElement);
    const acting = canvas.getByRole('region', { name: /^Support logged in as / }).getBoundingClientRect();
    const book = root.getBoundingClientRect();
    await expect([acting.top, book.top, book.bottom]).toEqual([0, acting.bottom, window.innerHeight]);
    const close = inside.getByRole('button', { name: 'Close the book' }).getBoundingClientRect();
    await expect(close.top).toBeGreaterThanOrEqual(acting.bottom);
    await expect(canvas.getByText(/^You are looking on as .*\. Nothing you do in this book is saved\.$/)).toBeVisible();
    await expect(inside.queryByRole('button', { name: 'Add bookmark' })).toBeNull();
    await expect(inside.getByRole('button', { name: 'Bookmarks' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(shell.session.calls).toEqual(['stopActing /']);
  },
};

/** A user who acts as another one reads the answers of that user, and neither changes nor sends anything. */
export const LookingOn: Story = {
  args: { path: reader(), tokens: { act: { sub: 'uk-user-1', name: 'Support' } } },
  play: async ({ canvasElement }) => {
    const { root, reader: inside } = await opened(canvasElement);
    await userEvent.click(inside.getByRole('button', { name: 'Assignments and quizzes' }));
    await userEvent.click(await inside.findByRole('button', { name: /The boy who counted stars/ }, { timeout: 5000 }));
    await expect(await inside.findByRole('textbox', { name: 'What did the boy count?' })).toHaveAttribute('readonly');
    await expect(inside.queryByRole('button', { name: 'Save' })).toBeNull();
    // The form takes the focus when it opens.
    await waitFor(() => expect(root.querySelector('h3:focus')).not.toBeNull());
    root.focus();
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(root.querySelector<HTMLElement>('[data-reader-stage]')?.dataset.index).toBe('1'));
    window.dispatchEvent(new Event('pagehide'));
    await expect(requests.filter(({ method, path }) => method !== 'GET' && !path.includes('activity'))).toEqual([]);
    await expect(Object.keys(localStorage).filter((key) => /mark|annotations|draft/.test(key))).toEqual([]);
  },
};

/** Events of the reading session are sent to the analytics service, and the session ends when the reader is closed. */
export const Leaving: Story = {
  tags: ['reader §3.52', 'reader §7 Analytics events.1'],
  // A user of its own: the outbox may have events of the other stories.
  args: { path: reader(), tokens: { uid: 'uk-user-9' } },
  beforeEach: () => {
    const back = spyOn(window.history, 'back').mockImplementation(() => {});
    const length = spyOn(window.history, 'length', 'get').mockReturnValue(2);
    return () => {
      back.mockRestore();
      length.mockRestore();
    };
  },
  play: async ({ canvasElement }) => {
    const { reader: inside } = await opened(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Close the book' }));
    await expect(window.history.back).toHaveBeenCalledOnce();
    window.dispatchEvent(new Event('online'));
    const sentEvents = (): AnalyticsEvent[] => requestsTo('POST', /\/analytics\/events$/).flatMap(({ body }) => JSON.parse(body));
    await waitFor(() => expect(sentEvents().map(({ event }) => event)).toEqual(['contentSessionStarted', 'contentSessionEnded']), {
      timeout: 5000,
    });
  },
};

/** A book that the user is not entitled to: the page of the plans opens it, and nothing is requested again. */
export const NotEntitled: Story = {
  args: {
    path: reader(''),
    answer: (request) =>
      /\/policy$/.test(new URL(request.url).pathname)
        ? Response.json({ name: 'forbidden', message: 'This book needs a plan.', openedBy: 'plan' }, { status: 403 })
        : answer(request),
  },
  play: async ({ canvasElement }) => {
    const { reader: inside } = await opened(canvasElement, 'failed');
    await expect(inside.getByText('This book is not open for you.')).toBeVisible();
    await expect(inside.getByRole('link', { name: 'Choose a plan' })).toHaveAttribute('href', '/subscriptions');
    await expect(inside.getByRole('button', { name: 'Close the book' })).toBeVisible();
    await expect(inside.queryByRole('button', { name: 'Log in again' })).toBeNull();
    await expect(requestsTo('GET', /\/policy$|resources-url$/)).toHaveLength(1);
  },
};

/** The test mode: a book from the user's disk, without an account and without any request. */
export const TestPlayer: Story = {
  tags: ['reader §2.7', 'reader §3.56'],
  args: { path: '/reader/test-player', session: 'anonymous' },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.upload(await canvas.findByLabelText('Please select a book.'), fakeArchive(args.book));
    const { root } = await opened(canvasElement);
    const stage = root.querySelector<HTMLElement>('[data-reader-stage]');
    root.focus();
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(stage?.dataset.index).toBe('1'));
    // Pending data is sent when the page is left.
    window.dispatchEvent(new Event('pagehide'));
    await expect(requests.map(({ method, path }) => `${method} ${path}`).filter((one) => !/account|customer/.test(one))).toEqual([]);
  },
};

/** The window has the title of the book as long as the book is shown. */
export const TitleOfTheWindow: Story = {
  args: { path: '/reader/test-player', session: 'anonymous', book: { pages, title: 'Emil and the lake' } },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.upload(await canvas.findByLabelText('Please select a book.'), fakeArchive(args.book));
    const { reader: inside } = await opened(canvasElement);
    await expect(document.title).toBe('Emil and the lake – Realmkit');
    await userEvent.click(await inside.findByRole('button', { name: 'Close the book' }));
    await canvas.findByLabelText('Please select a book.');
    await expect(document.title).toMatch(/^Realmkit – /);
  },
};

/** The test player has no account: a file that is no book offers no log-in. */
export const TestPlayerFailure: Story = {
  args: { path: '/reader/test-player', session: 'anonymous' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(
      await canvas.findByLabelText('Please select a book.'),
      new File(['no book'], 'lake.epub', { type: 'application/epub+zip' }),
    );
    const { reader: inside } = await opened(canvasElement, 'failed');
    await expect(inside.getByRole('button', { name: 'Close the book' })).toBeVisible();
    await expect(inside.queryByRole('button', { name: 'Log in again' })).toBeNull();
  },
};
