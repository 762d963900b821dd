import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { bookReader, button, drawn, narrated, opened, type StoryArgs, three } from '../../testing/bookReaderStories.tsx';

/** The states of the settings beside a book. */
const meta: Meta<StoryArgs> = { ...bookReader, title: 'Reader/Settings' };
export default meta;
type Story = StoryObj<StoryArgs>;

const openSettings: Story['play'] = async ({ canvasElement }) => {
  const { reader } = await opened(canvasElement);
  await userEvent.click(await button(reader, 'Settings'));
  await expect(await reader.findByRole('heading', { name: 'Look' })).toBeVisible();
};

/** A narrated book, with everything as its publisher made it. */
export const OfThePublisher: Story = { args: { book: narrated }, play: openSettings };

/** Everything is chosen, at the ends of the ranges. */
export const Chosen: Story = {
  args: { book: three },
  beforeEach: () =>
    localStorage.setItem(
      'bookplayer_config',
      JSON.stringify({
        textSize: 3,
        face: 'dyslexia',
        lineHeight: 2,
        spacing: 2,
        margins: 'narrow',
        alignment: 'start',
        hyphenation: 'off',
        flow: 'scrolled',
        pageColour: 'sepia',
        darkTheme: false,
        keyCommands: false,
      }),
    ),
  play: openSettings,
};

/** A book of drawn pages alone. */
export const DrawnPages: Story = { args: { book: { metadata: drawn, pages: three.pages } }, play: openSettings };
