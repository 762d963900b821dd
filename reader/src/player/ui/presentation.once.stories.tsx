import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { bookReader, button, opened, type StoryArgs } from '../testing/bookReaderStories.tsx';
import { oneAssignment } from '../testing/fakeBook.ts';

const named: typeof oneAssignment = {
  ...oneAssignment,
  isOwner: true,
  list: async (cursor, contextId) => {
    const page = await oneAssignment.list(cursor, contextId);
    return { ...page, data: page.data.map((one) => ({ ...one, userName: 'Freja Holm' })) };
  },
};

const meta: Meta<StoryArgs> = {
  ...bookReader,
  title: 'Reader/Presentation',
  args: {
    ...bookReader.args,
    submissions: named,
    features: { presentation: true },
    callbacks: {
      ...bookReader.args.callbacks,
      getBookmarks: fn(async () => [{ id: 'b1', name: 'Freja reads here', position: { ncxRef: 's2' } }]),
    },
  },
};
export default meta;
type Story = StoryObj<StoryArgs>;

/** Returns the buttons that the toolbar shows. */
const buttonsOf = (root: HTMLElement) =>
  [...root.querySelectorAll('[role=toolbar] button')].map((one) => one.getAttribute('aria-label')).join('|');

/** One press shows the book without the names and answers of pupils, and they stay away when it ends: they are on the projector still. */
export const WithoutPersons: Story = {
  beforeEach: () => {
    const spy = spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(false);
    return () => spy.mockRestore();
  },
  play: async ({ canvasElement }) => {
    const { reader, root, press } = await opened(canvasElement);
    const panel = () => root.querySelector('[data-submissions-panel]');
    await userEvent.click(await button(reader, 'Assignments and quizzes'));
    await reader.findByText('Freja Holm', {}, { timeout: 5000 });
    await userEvent.click(await button(reader, 'Show to the class'));
    await expect(panel()).toBeNull();
    await expect(buttonsOf(root)).not.toMatch(/Assignments|ookmark/);
    press('o');
    await expect(reader.queryByText('Freja reads here')).toBeNull();
    await userEvent.click(await button(reader, 'Stop showing'));
    await expect(buttonsOf(root)).toMatch(/Add bookmark\|Bookmarks/);
    await expect(panel()).toBeNull();
    // The key does the same as the button, and so does Escape.
    press('p');
    await button(reader, 'Stop showing');
    fireEvent.keyDown(root, { key: 'Escape' });
    await button(reader, 'Show to the class');
  },
};

/** A presenter turns the pages whichever control has the focus, and makes the screen black; the next key shows the book again. */
export const KeysOfAPresenter: Story = {
  play: async ({ canvasElement }) => {
    const { reader, root, place } = await opened(canvasElement);
    const start = await button(reader, 'Show to the class');
    await userEvent.click(start);
    const focused = await button(reader, 'Stop showing');
    focused.focus();
    const press = (key: string) => fireEvent.keyDown(focused, { key });
    press(' ');
    await waitFor(() => expect(place()).toBe('1'));
    press('PageDown');
    await waitFor(() => expect(place()).toBe('2'));
    press('ArrowLeft');
    await waitFor(() => expect(place()).toBe('1'));
    press('.');
    const black = await button(reader, 'Show the book again');
    await expect(black.getBoundingClientRect().width).toBe(root.getBoundingClientRect().width);
    press('PageDown');
    await waitFor(() => expect(reader.queryByRole('button', { name: 'Show the book again' })).toBeNull());
    await expect(place()).toBe('1');
    press('b');
    await userEvent.click(await button(reader, 'Show the book again'));
    // The page takes the same keys.
    const pressInPage = (index: number, key: string) => {
      const { body } = root.querySelector<HTMLIFrameElement>(`iframe[data-index="${index}"]`)?.contentDocument ?? document;
      fireEvent.keyDown(body, { key });
    };
    pressInPage(1, ' ');
    await waitFor(() => expect(place()).toBe('2'));
    pressInPage(2, 'Escape');
    await button(reader, 'Show to the class');
  },
};

/** Where the browser has full screen, the book fills it; leaving it, as the browser does on Escape, ends the showing. */
export const FillsTheScreen: Story = {
  beforeEach: () => {
    let shown: Element | null = null;
    const change = (element: Element | null) => {
      shown = element;
      document.dispatchEvent(new Event('fullscreenchange'));
    };
    const spies = [
      spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(true),
      spyOn(HTMLElement.prototype, 'requestFullscreen').mockImplementation(async function enter(this: HTMLElement) {
        change(this);
      }),
      spyOn(document, 'exitFullscreen').mockImplementation(async () => change(null)),
      spyOn(document, 'fullscreenElement', 'get').mockImplementation(() => shown),
    ];
    return () => {
      for (const spy of spies) spy.mockRestore();
    };
  },
  play: async ({ canvasElement }) => {
    const { reader } = await opened(canvasElement);
    fireEvent.click(await button(reader, 'Show to the class'));
    await expect(document.fullscreenElement).toBe(canvasElement.querySelector('[data-realmkit-reader]'));
    fireEvent.click(await button(reader, 'Stop showing'));
    await expect(document.fullscreenElement).toBeNull();
    fireEvent.click(await button(reader, 'Show to the class'));
    await button(reader, 'Stop showing');
    await document.exitFullscreen();
    await button(reader, 'Show to the class');
  },
};

/** Whoever has no class has no button and no key for it. */
export const NotForPupils: Story = {
  args: { submissions: oneAssignment, features: {} },
  play: async ({ canvasElement }) => {
    const { reader, root, press } = await opened(canvasElement);
    await button(reader, 'Assignments and quizzes');
    press('p');
    await expect(buttonsOf(root)).toMatch(/Assignments.*Bookmarks/);
    await expect(reader.queryByRole('button', { name: 'Show to the class' })).toBeNull();
  },
};
