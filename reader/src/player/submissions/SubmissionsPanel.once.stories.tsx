import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { expectReport } from '../../../../scripts/suites/reports.ts';
import { bookReader, button, opened, type StoryArgs } from '../testing/bookReaderStories.tsx';
import { oneAssignment } from '../testing/fakeBook.ts';
import { BookReader } from '../ui/BookReader.tsx';
import type { SubmissionSource } from './Submission.ts';

const meta: Meta<StoryArgs> = { ...bookReader, component: BookReader, title: 'Reader/Submissions panel' };
export default meta;
type Story = StoryObj<StoryArgs>;

/** An assignment whose answers can be saved and submitted. */
const savable: SubmissionSource = {
  ...oneAssignment,
  update: async (id, change) => {
    const { data } = await oneAssignment.list(undefined, undefined);
    const [assignment] = data;
    if (!assignment) throw new Error(`There is no submission ${id}`);
    return { ...assignment, ...change };
  },
};

/** A host whose source has a fault that is found while the panel is rendered. */
class FaultySource implements SubmissionSource {
  get contextId(): string {
    throw new Error('The context is not there');
  }
  list = oneAssignment.list;
  update = oneAssignment.update;
}

/** Returns the shadow root of a reader, which knows its focused element. */
function shadowOf(root: HTMLElement): ShadowRoot {
  const shadow = root.getRootNode();
  if (!(shadow instanceof ShadowRoot)) throw new Error('The reader is in no shadow root');
  return shadow;
}

/** Opens the panel and the form of its assignment. */
async function openForm(canvasElement: HTMLElement) {
  const page = await opened(canvasElement);
  const { reader } = page;
  await userEvent.click(await button(reader, 'Assignments and quizzes'));
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
    for (const name of ['Assignments and quizzes', 'Close the book']) {
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
    await userEvent.click(await button(reader, 'Assignments and quizzes'));
    await question();
    await userEvent.click(reader.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(root.querySelector('[data-submissions-panel]')).toBeNull(), { timeout: 3000 });
  },
};

/** The focus goes with the user: into the panel, to the title of a form, back to its card, and back to the button of the panel. */
export const FocusOfThePanel: Story = {
  args: { submissions: savable },
  play: async ({ canvasElement }) => {
    const { reader, root } = await opened(canvasElement);
    const opener = await button(reader, 'Assignments and quizzes');
    await userEvent.click(opener);
    const isFocused = (name: string, element: () => Element | null) =>
      waitFor(() => expect(shadowOf(root).activeElement, name).toBe(element()), { timeout: 5000 });
    await isFocused('the panel', () => root.querySelector('[data-submissions-panel]'));
    const card = await reader.findByRole('button', { name: /The boy who counted stars/ }, { timeout: 5000 });
    const title = () => reader.queryByRole('heading', { name: 'The boy who counted stars' });
    await userEvent.click(card);
    await isFocused('the title of the form', title);
    await userEvent.click(reader.getByRole('button', { name: 'Save' }));
    await reader.findByText('Saved');
    await isFocused('Save', () => reader.getByRole('button', { name: 'Save' }));
    await userEvent.click(reader.getByRole('button', { name: 'Back to the list' }));
    await isFocused('the card', () => reader.queryByRole('button', { name: /The boy who counted stars/ }));
    await userEvent.click(reader.getByRole('button', { name: /The boy who counted stars/ }));
    await userEvent.click(reader.getByRole('button', { name: 'Submit' }));
    await userEvent.click(await reader.findByRole('button', { name: 'Yes, submit' }));
    await reader.findByText('Your answers have been submitted.');
    await isFocused('the title of the submitted form', title);
    await userEvent.click(reader.getByRole('button', { name: 'Back to the list' }));
    await userEvent.click(opener);
    await isFocused('the button of the panel', () => opener);
  },
};

/** An answer that cannot be saved says so beside the buttons, and covers none of them. */
export const SaveFailed: Story = {
  args: { submissions: oneAssignment },
  play: async ({ canvasElement }) => {
    const { reader, root } = await openForm(canvasElement);
    const save = reader.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await expect(await reader.findByRole('alert')).toHaveTextContent('try again');
    save.scrollIntoView();
    const { left, top, width, height } = save.getBoundingClientRect();
    const hit = shadowOf(root).elementFromPoint(left + width / 2, top + height / 2);
    await expect(hit?.closest('button')).toBe(save);
  },
};

/** A draft that does not know what it replaces stands beside the saved answer, and the one that the user keeps is handed in. */
export const TwoAnswersToOneQuestion: Story = {
  args: {
    submissions: {
      ...savable,
      drafts: { get: () => ({ answers: { e1: { '0': { value: 'Lights' } } }, base: {} }), set: () => {}, remove: () => {} },
    },
  },
  play: async ({ canvasElement }) => {
    const { reader } = await openForm(canvasElement);
    await expect(reader.getByRole('group', { name: /two answers/ })).toHaveTextContent(/Saved:No answer.*Lights/);
    await userEvent.click(reader.getByRole('button', { name: 'Keep the one from here' }));
    await userEvent.click(reader.getByRole('button', { name: 'Submit' }));
    const dialog = await reader.findByRole('alertdialog', { name: 'Submit your answers?' });
    await expect(dialog).toHaveTextContent('What did the boy count?Lights');
  },
};

/** On a phone the form is a dialog that covers the book, and the panel has its share of the width. */
export const FormOnAPhone: Story = {
  args: { submissions: oneAssignment },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const { reader, root, answer } = await openForm(canvasElement);
    const form = reader.getByRole('dialog', { name: 'The boy who counted stars' });
    await expect(form).toContainElement(answer);
    const covered = () => {
      const { left, top, width, height } = form.getBoundingClientRect();
      return [left, top, width, height];
    };
    await waitFor(() => expect(covered()).toEqual([0, 0, window.innerWidth, window.innerHeight]));
    await expect(root.querySelector('[data-submissions-panel]')).toHaveAttribute('data-submissions-panel', '50');
    await expect(form.matches(':modal')).toBe(true);
    await waitFor(() => expect(shadowOf(root).activeElement).toBe(reader.getByRole('heading', { name: 'The boy who counted stars' })));
    // What the browser does on Escape.
    const pressEscape = () => form.dispatchEvent(new Event('cancel', { cancelable: true }));
    fireEvent.change(answer, { target: { value: 'Stars' } });
    pressEscape();
    await userEvent.click(await reader.findByRole('button', { name: 'Keep writing' }));
    await expect(answer).toHaveValue('Stars');
    pressEscape();
    await userEvent.click(await reader.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(reader.queryByRole('dialog', { name: 'The boy who counted stars' })).toBeNull());
    await waitFor(() => expect(shadowOf(root).activeElement).toBe(reader.getByRole('button', { name: /The boy who counted stars/ })));
  },
};

/** A panel that fails says so in its own place, also when it is open after a reload: the book is read on, and the panel can be closed. */
export const FailedPanel: Story = {
  args: { submissions: new FaultySource() },
  beforeEach: () => {
    // React writes what a boundary has caught.
    expectReport('The above error occurred');
    sessionStorage.setItem('bookplayer_screen:lake', '{"submissionsOpen":true}');
  },
  play: async ({ canvasElement, args }) => {
    const { reader, root, press, place } = await opened(canvasElement);
    const panel = () => root.querySelector<HTMLElement>('[data-submissions-panel]');
    await waitFor(() => expect(panel()).toContainElement(reader.getByRole('alert')), { timeout: 5000 });
    await expect(args.onError).toHaveBeenCalledWith('A part of the reader failed', new Error('The context is not there'));
    press('PageDown');
    await waitFor(() => expect(place()).toBe('1'));
    await userEvent.click(reader.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(panel()).toBeNull(), { timeout: 3000 });
    await expect(place()).toBe('1');
  },
};

/** A service that answers with nothing has no list: the panel says so, and the book stays. */
export const NothingInTheAnswer: Story = {
  args: { submissions: { ...oneAssignment, list: async () => JSON.parse('null') } },
  play: async ({ canvasElement }) => {
    const { reader, place } = await opened(canvasElement);
    await userEvent.click(await button(reader, 'Assignments and quizzes'));
    await expect(await reader.findByText('The assignments could not be loaded.', {}, { timeout: 5000 })).toBeVisible();
    await expect(place()).toBe('0');
  },
};
