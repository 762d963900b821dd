import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, spyOn, waitFor } from 'storybook/test';
import { bookReader, button, opened, type StoryArgs } from '../testing/bookReaderStories.tsx';

const meta: Meta<StoryArgs> = { ...bookReader, title: 'Reader/Full screen' };
export default meta;
type Story = StoryObj<StoryArgs>;

/** The whole reader with its dialogs fills the screen: the host of its shadow root. The button and Shift+F say and do the opposite then. */
export const WholeReader: Story = {
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
    const { reader, root } = await opened(canvasElement);
    const host = canvasElement.querySelector('[data-realmkit-reader]');
    fireEvent.click(await button(reader, 'Book in full screen'));
    await expect(document.fullscreenElement).toBe(host);
    fireEvent.click(await button(reader, 'Leave full screen of the book'));
    await expect(document.fullscreenElement).toBeNull();
    await button(reader, 'Book in full screen');
    const press = () => fireEvent.keyDown(root, { key: 'F', shiftKey: true });
    press();
    await expect(document.fullscreenElement).toBe(host);
    await button(reader, 'Leave full screen of the book');
    press();
    await waitFor(() => expect(document.fullscreenElement).toBeNull());
  },
};

/** Where the browser has no full screen, as on an iPhone, there is no button for it. */
export const NotSupported: Story = {
  beforeEach: () => {
    const spy = spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(false);
    return () => spy.mockRestore();
  },
  play: async ({ canvasElement }) => {
    const { reader } = await opened(canvasElement);
    await button(reader, 'Search the book');
    await expect(reader.queryByRole('button', { name: 'Book in full screen' })).toBeNull();
  },
};
