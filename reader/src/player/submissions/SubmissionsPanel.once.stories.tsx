import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { bookReader, button, opened, type StoryArgs } from '../testing/bookReaderStories.tsx';
import { oneAssignment } from '../testing/fakeBook.ts';
import { BookReader } from '../ui/BookReader.tsx';

const meta: Meta<StoryArgs> = { ...bookReader, component: BookReader, title: 'Reader/Submissions panel' };
export default meta;
type Story = StoryObj<StoryArgs>;

/** Opens the panel and the form of its assignment. */
async function openForm(canvasElement: HTMLElement) {
  const page = await opened(canvasElement);
  const { reader } = page;
  await userEvent.click(await button(reader, 'Assignments'));
  await userEvent.click(await reader.findByRole('button', { name: /The boy who counted stars/ }, { timeout: 5000 }));
  return { ...page, answer: await reader.findByRole('textbox', { name: 'What did the boy count?' }) };
}

/** The button of the panel and the one that closes the book ask before unsaved answers are left. */
export const UnsavedAnswers: Story = {
  args: { submissions: oneAssignment },
  play: async ({ canvasElement, args }) => {
    const { reader, root, answer } = await openForm(canvasElement);
    // Keys of `userEvent` do not reach a field in a shadow root.
    fireEvent.change(answer, { target: { value: 'Stars' } });
    const question = () => reader.findByRole('alertdialog', { name: 'Leave without saving?' });
    for (const name of ['Assignments', 'Close the book']) {
      await userEvent.click(await button(reader, name));
      await question();
      await userEvent.click(reader.getByRole('button', { name: 'Keep writing' }));
      await expect(answer).toHaveValue('Stars');
    }
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(await button(reader, 'Close the book'));
    await question();
    await userEvent.click(reader.getByRole('button', { name: 'Leave' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(await button(reader, 'Assignments'));
    await question();
    await userEvent.click(reader.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(root.querySelector('[data-submissions-panel]')).toBeNull(), { timeout: 3000 });
  },
};
