import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EntitlementError, type OpenedBy } from '../network/EntitlementError.ts';
import { bookReader, button, narrated, opened, type StoryArgs, three } from '../testing/bookReaderStories.tsx';
import { unsignedFakeBookUrl } from '../testing/fakeBook.ts';

const meta: Meta<StoryArgs> = {
  ...bookReader,
  title: 'Reader/Entitlement',
  args: { ...bookReader.args, fileUrl: unsignedFakeBookUrl, plansUrl: '/subscriptions' },
};
export default meta;
type Story = StoryObj<StoryArgs>;

/** Refuses every policy, as a service does that responds with 403. */
const refusing = (openedBy?: OpenedBy) => ({ refreshPolicy: fn(() => Promise.reject(new EntitlementError(openedBy))) });

const signed = { ...narrated, languages: ['sv', 'takk', 'tsp'] };

/** Responds with a policy that does not open sign language. */
const locking = (openedBy: OpenedBy) => ({
  refreshPolicy: fn(async () => ({ policy: 'Policy=first&Signature=s&Key-Pair-Id=k', locked: [{ media: 'signLanguage', openedBy }] })),
});

/** A book that a plan opens: the way to the plans and the way back, and nothing that would be refused again. */
export const OpenedByAPlan: Story = {
  args: { callbacks: refusing('plan') },
  play: async ({ canvasElement, args }) => {
    const { reader } = await opened(canvasElement, 'failed');
    await expect(reader.getByText('This book is not open for you.')).toBeVisible();
    await expect(reader.getByText('It opens with a plan.')).toBeVisible();
    await expect(reader.getByRole('link', { name: 'Choose a plan' })).toHaveAttribute('href', '/subscriptions');
    await expect(reader.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close the book']);
    await userEvent.click(reader.getByRole('button', { name: 'Close the book' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.callbacks.refreshPolicy).toHaveBeenCalledOnce();
  },
};

/** A book that the school opens. */
export const OpenedByTheSchool: Story = {
  args: { callbacks: refusing('school') },
  play: async ({ canvasElement }) => {
    const { reader } = await opened(canvasElement, 'failed');
    await expect(reader.getByText('This book is not open for you.')).toBeVisible();
    await expect(reader.getByText('Ask your school to open it.')).toBeVisible();
    await expect(reader.queryByRole('link')).toBeNull();
  },
};

/** The longest texts. */
export const InGerman: Story = { args: { callbacks: refusing('school'), locale: 'de', realm: 'de' } };

/** A file is forbidden, and the new policy is refused because the plan ended: the session's message, with what opens the book beside it. */
export const PlanEnded: Story = {
  args: {
    ...bookReader.args,
    plansUrl: '/subscriptions',
    book: { ...three, responses: { 'page-2.xhtml': () => new Response('<Error/>', { status: 403 }) } },
    callbacks: refusing('plan'),
  },
  play: async ({ canvasElement, args }) => {
    const { press } = await opened(canvasElement);
    press('PageDown');
    const { reader } = await opened(canvasElement, 'failed');
    const alert = reader.getByRole('alert');
    await expect(alert).toHaveTextContent('You have been logged out. Log in again to go on reading.');
    await expect(alert).toHaveTextContent('This book is no longer open for you. It opens with a plan.');
    await expect(reader.getByRole('link', { name: 'Choose a plan' })).toBeVisible();
    await expect(reader.getByRole('button', { name: 'Log in again' })).toBeVisible();
    await expect(args.callbacks.refreshPolicy).toHaveBeenCalledOnce();
    await expect(args.onError).toHaveBeenCalledWith(
      'A file of the book is forbidden',
      expect.objectContaining({ code: 'error_logged_out', cause: expect.objectContaining({ openedBy: 'plan' }) }),
    );
  },
};

/** Sign language without its plan: the entries take the focus and say what opens them, and cannot be chosen. */
export const SignLanguageLocked: Story = {
  args: { book: signed, callbacks: locking('plan') },
  play: async ({ canvasElement, args }) => {
    const { reader, root } = await opened(canvasElement);
    await userEvent.click(await button(reader, 'Narration language'));
    const entry = await reader.findByRole('menuitemradio', { name: 'Sign language' });
    await expect(reader.getByText('Needs a plan with sign language.')).toBeVisible();
    await expect(entry).toHaveAccessibleDescription('Needs a plan with sign language.');
    await userEvent.keyboard('{End}');
    await expect(entry).toBe((root.getRootNode() as ShadowRoot).activeElement);
    await expect(entry).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(entry);
    await expect(entry).not.toBeChecked();
    await expect(reader.getByRole('menuitemradio', { checked: true })).toHaveTextContent('English');
    await expect(args.onEvent).not.toHaveBeenCalledWith(expect.objectContaining({ event: 'audioLanguageChanged' }));
  },
};

/** The longest reasons, on a narrow screen. */
export const SignLanguageLockedInGerman: Story = {
  args: { book: signed, callbacks: locking('plan'), locale: 'de', realm: 'de' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const { reader } = await opened(canvasElement);
    await userEvent.click(await button(reader, 'Vorlesesprache'));
    await expect(await reader.findAllByRole('menuitemradio')).toHaveLength(4);
  },
};
