import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { bookReader, button, opened, type StoryArgs } from '../testing/bookReaderStories.tsx';
import { assignmentAndQuizzes } from '../testing/fakeBook.ts';

const meta: Meta<StoryArgs> = { ...bookReader, title: 'Reader/Quizzes', args: { ...bookReader.args, submissions: assignmentAndQuizzes } };
export default meta;
type Story = StoryObj<StoryArgs>;

async function openList(canvasElement: HTMLElement) {
  const { reader } = await opened(canvasElement);
  await userEvent.click(await button(reader, 'Assignments and quizzes'));
  await expect(await reader.findByRole('heading', { name: 'Quizzes' }, { timeout: 5000 })).toBeVisible();
  return reader;
}

/** Assignments and quizzes have a heading each. */
export const Listed: Story = {
  play: async ({ canvasElement }) => {
    const reader = await openList(canvasElement);
    await expect(reader.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** A quiz with its questions is answered like an assignment. */
export const Answering: Story = {
  play: async ({ canvasElement }) => {
    const reader = await openList(canvasElement);
    await userEvent.click(reader.getByRole('button', { name: /How well do you remember/ }));
    await userEvent.click(await reader.findByRole('radio', { name: 'By the old jetty' }));
    await expect(reader.getByRole('button', { name: 'Submit' })).toBeEnabled();
  },
};

/** The questions of this quiz are in the book: there is nothing to answer or to save, and whoever is done says so. */
export const InTheBook: Story = {
  play: async ({ canvasElement }) => {
    const reader = await openList(canvasElement);
    await userEvent.click(reader.getByRole('button', { name: /Stars and lakes/ }));
    await expect(await reader.findByText(/The questions of this quiz are in the book/)).toBeVisible();
    await expect(reader.queryByRole('button', { name: 'Submit' })).toBeNull();
    await expect(reader.getByRole('button', { name: 'I am done' })).toBeVisible();
  },
};

/** Several people use the account: the questions have no fields. */
export const Shared: Story = {
  args: { submissions: { ...assignmentAndQuizzes, isReadOnly: true, isShared: true } },
  play: async ({ canvasElement }) => {
    const reader = await openList(canvasElement);
    await userEvent.click(reader.getByRole('button', { name: /How well do you remember/ }));
    await expect(await reader.findByText(/^Several people use this account\./)).toBeVisible();
    await expect(reader.getByText('By the old jetty')).toBeVisible();
    await expect(reader.queryByRole('radio')).toBeNull();
  },
};
