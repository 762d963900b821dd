import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { bookReader, opened, type StoryArgs } from '../../testing/bookReaderStories.tsx';

const lake = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200" width="400" height="200"><rect width="400" height="200" fill="#1d2550"/><circle cx="320" cy="50" r="18" fill="#ffd166"/><rect y="150" width="400" height="50" fill="#cddcea"/></svg>')}`;

const meta: Meta<StoryArgs> = {
  ...bookReader,
  title: 'Reader/Enlarged picture',
  args: {
    ...bookReader.args,
    book: {
      pages: [
        {
          body: `<figure><img alt="A moon over a frozen lake" src="${lake}"/><figcaption>The lake in winter, as the boy saw it from the jetty.</figcaption></figure><table><tr><td>Stars of the first night</td><td>114</td></tr></table>`,
        },
      ],
    },
  },
};
export default meta;
type Story = StoryObj<StoryArgs>;

/** The first of two parts of a page, with its caption. */
export const OneOfTwo: Story = {
  play: async ({ canvasElement }) => {
    const { root, reader, press } = await opened(canvasElement);
    press('e');
    await expect(await reader.findByRole('dialog')).toHaveAccessibleName('A moon over a frozen lake');
    await waitFor(() => expect(root.querySelector('[data-enlarged] iframe')).toBeVisible());
  },
};
