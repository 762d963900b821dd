import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { bookReader, button, drawn, narrated, opened, type StoryArgs, text, three } from '../testing/bookReaderStories.tsx';
import { oneAssignment } from '../testing/fakeBook.ts';
import { BookReader } from './BookReader.tsx';

const meta: Meta<StoryArgs> = { ...bookReader, title: 'Reader/Book reader, by itself' };
export default meta;
type Story = StoryObj<StoryArgs>;

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
  play: async ({ canvasElement }) => {
    const { press, place } = await opened(canvasElement);
    press('ArrowLeft');
    await waitFor(() => expect(place()).toBe('1'));
    press('ArrowRight');
    await waitFor(() => expect(place()).toBe('0'));
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
  beforeEach: endlessVoice,
  play: async ({ canvasElement }) => {
    const { reader, heard } = await opened(canvasElement);
    await userEvent.click(await button(reader, 'Play'));
    await waitFor(() => expect(window.speechSynthesis.speak).toHaveBeenCalled());
    await expect(heard()).toBeUndefined();
  },
};

/** Until somebody chooses, the book is as light or dark as the page around it. */
export const SchemeOfItsHost: Story = {
  args: { scheme: 'dark' },
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
  play: async ({ canvasElement, args }) => {
    const { reader } = await opened(canvasElement);
    await userEvent.click(await button(reader, 'Play'));
    await waitFor(() => expect(args.onError).toHaveBeenCalledWith('The narration did not play', expect.anything()), { timeout: 10_000 });
    await expect(await button(reader, 'Play')).toBeInTheDocument();
    await expect(reader.queryByRole('alert')).toBeNull();
  },
};

/** A bookmark that the host does not take is told to nobody else. */
export const BookmarkSaveFailure: Story = {
  args: { callbacks: { refreshPolicy: fn(async () => ''), postBookmarks: async () => Promise.reject(new Error('away')) } },
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
  play: async ({ canvasElement, args }) => {
    const { reader, press, place } = await opened(canvasElement);
    press('PageDown');
    await waitFor(() => expect(place()).toBe('1'));
    await expect(reader.queryByRole('button', { name: 'Add bookmark' })).toBeNull();
    await expect(args.callbacks.getBookmarks).not.toHaveBeenCalled();
    await expect(args.callbacks.getLastmark).not.toHaveBeenCalled();
  },
};

/** Whatever somebody's roles are, the reader is the same. */
export const AnyRole: Story = {
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
    await waitFor(() => expect(shown()[2]).toContain('Assignments'), { timeout: 10_000 });
    await waitFor(() => expect(new Set(shown().map(String)).size).toBe(1));
  },
};

/** Locations that are not found are told to the host alone, and those of a page that did not come are looked for the next time. */
export const LocationsFailure: Story = {
  args: { book: { ...three, answers: { 'page-3.xhtml': () => new Response(null, { status: 410 }) } } },
  play: async ({ canvasElement, args }) => {
    const { reader } = await opened(canvasElement);
    await waitFor(() => expect(args.onError).toHaveBeenCalledWith('The locations of a page could not be found', expect.anything()));
    await expect(reader.queryByRole('alert')).toBeNull();
    await expect(localStorage.getItem('A lake at night-locations')).toBeNull();
  },
};
