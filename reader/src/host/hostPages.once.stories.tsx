import { createFakeShell, FakePage, type FakeShell, type FakeShellOptions } from '@realmkit/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { type FakeBook, fakeArchive, oneAssignment, serveFakeBook } from '../player/testing/fakeBook.ts';
import { namespaces } from './namespaces.ts';
import { routes } from './routes.tsx';

interface HostStory extends FakeShellOptions {
  readonly path: string;
  readonly book: FakeBook;
}

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly authorization: string | null;
  readonly body: string;
}

const pages = ['1', '2', '3'].map((id) => ({ body: `<h1>Page ${id}</h1><p id="s${id}">The lake lay still.</p>` }));
const folder = 'http://services.example/book-content/lake/';
const signedBook = `${folder}package.opf?Policy=first&Signature=s&Key-Pair-Id=k`;
const reader = (query = '') => `/reader/lake?fileUrl=${encodeURIComponent(signedBook)}${query}`;

/** What was asked of the services in the story that is shown. */
let asked: Asked[] = [];
let shell: FakeShell;
const askedOf = (method: string, path: RegExp) => asked.filter((one) => one.method === method && path.test(one.path));

/** The submissions service has one assignment, and takes no answers. */
const answer = async ({ url }: Request): Promise<Response | undefined> => {
  const { pathname } = new URL(url);
  if (/\/submissions\/$/.test(pathname)) return Response.json(await oneAssignment.list(undefined, undefined));
  if (/\/submissions\//.test(pathname)) return Response.json({ name: 'Broken', message: 'No.' }, { status: 400 });
  if (/\/events$|\/readlogs$/.test(pathname)) return new Response(null, { status: 204 });
  return undefined;
};

const meta: Meta<HostStory> = {
  title: 'Reader/Host pages',
  parameters: { layout: 'fullscreen' },
  args: { book: { pages }, app: 'reader', realm: 'uk', namespaces, answer },
  loaders: [
    async ({ args }) => {
      // A reader that is left sends what it still has: that belongs to the story before.
      const own: Asked[] = [];
      asked = own;
      const noted = async (request: Request) => {
        const { pathname: path, searchParams: query } = new URL(request.url);
        const body = await request.clone().text();
        own.push({ method: request.method, path, query, authorization: request.headers.get('authorization'), body });
        return args.answer?.(request);
      };
      shell = await createFakeShell({ ...args, answer: noted });
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

/** The reader once its book is open, or once it says why not. */
async function opened(canvasElement: HTMLElement, phase = 'reading') {
  const rootOf = () => canvasElement.querySelector('[data-realmkit-reader]')?.shadowRoot?.querySelector<HTMLElement>('[data-reader-root]');
  await waitFor(() => expect(rootOf()?.querySelector(`[data-reader-phase="${phase}"]`)).toBeTruthy(), { timeout: 10_000 });
  const root = rootOf();
  if (!root) throw new Error('The reader is not there');
  return { root, reader: within(root) };
}

/** The route of the reader: the book by its id and its signed address, what the services know of it by the bearer's token. */
export const ReaderRoute: Story = {
  args: { path: reader() },
  play: async ({ canvasElement }) => {
    const { root } = await opened(canvasElement);
    const [frame] = root.querySelectorAll<HTMLIFrameElement>('[data-reader-stage] iframe');
    await expect(frame?.contentDocument?.body.textContent).toContain('The lake lay still.');
    await waitFor(() => expect(askedOf('GET', /\/library\/v1\/books\/lake\/bookmarks$/)).toHaveLength(1));
    const library = asked.filter(({ path }) => path.startsWith('/library/'));
    await expect(library.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/library/v1/books/lake', '/library/v1/books/lake/lastmark']),
    );
    await expect(new Set(library.map(({ authorization }) => authorization))).toEqual(new Set(['Bearer token']));
  },
};

/** What happens in the reading session goes to the event service, and the session ends when the reader is left. */
export const Leaving: Story = {
  args: { path: reader() },
  beforeEach: () => {
    const back = spyOn(window.history, 'back').mockImplementation(() => {});
    return () => back.mockRestore();
  },
  play: async ({ canvasElement }) => {
    const { reader: inside } = await opened(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Close the book' }));
    await expect(window.history.back).toHaveBeenCalledOnce();
    window.dispatchEvent(new Event('online'));
    const told = () =>
      askedOf('POST', /\/analytics\/events$/)
        .map(({ body }) => body)
        .join();
    await waitFor(() => expect(told()).toMatch(/contentSessionStarted.*contentSessionEnded/s), { timeout: 5000 });
  },
};

/** The test mode: a book from one's own disk, without an account and without a word to anybody. */
export const TestPlayer: Story = {
  args: { path: '/reader/test-player', session: 'anonymous' },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.upload(await canvas.findByLabelText('Please select a book.'), fakeArchive(args.book));
    const { root } = await opened(canvasElement);
    const stage = root.querySelector<HTMLElement>('[data-reader-stage]');
    root.focus();
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(stage?.dataset.index).toBe('1'));
    // What waits is sent when the page is left.
    window.dispatchEvent(new Event('pagehide'));
    await expect(asked.map(({ method, path }) => `${method} ${path}`).filter((one) => !/account|customer/.test(one))).toEqual([]);
  },
};
