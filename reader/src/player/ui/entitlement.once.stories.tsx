import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { type BookPolicy, EntitlementError } from '../network/EntitlementError.ts';
import { bookReader, button, narrated, opened, type StoryArgs } from '../testing/bookReaderStories.tsx';
import { fakeBookUrl, unsignedFakeBookUrl } from '../testing/fakeBook.ts';

/** Records the request for the SMIL file of sign language. */
const onSmil = fn();

const meta: Meta<StoryArgs> = {
  ...bookReader,
  title: 'Reader/Entitlement, by itself',
  args: {
    ...bookReader.args,
    fileUrl: unsignedFakeBookUrl,
    book: {
      ...narrated,
      languages: ['sv', 'tsp'],
      responses: {
        'tsp.smil': () => {
          onSmil();
          return new Response(
            '<smil xmlns="http://www.w3.org/ns/SMIL" version="3.0"><body><par><text src="page-1.xhtml#s1"/><audio src="voice.mp4" clipEnd="2s"/></par></body></smil>',
          );
        },
      },
    },
  },
};
export default meta;
type Story = StoryObj<StoryArgs>;

const locked = [{ media: 'signLanguage', openedBy: 'plan' }] as const;
const policy = (name: string, more: Partial<BookPolicy> = {}): BookPolicy => ({
  policy: `Policy=${name}&Signature=s&Key-Pair-Id=k`,
  ...more,
});

/** Responds with one policy after the other, and then refuses. */
const policies = (...inOrder: readonly BookPolicy[]) => {
  const refreshPolicy = fn(
    async () => inOrder[refreshPolicy.mock.calls.length - 1] ?? Promise.reject<BookPolicy>(new EntitlementError('school')),
  );
  return { refreshPolicy };
};

/** Records the recordings that media elements request. */
const spyOnSources = () => spyOn(HTMLMediaElement.prototype, 'src', 'set');
let sources: ReturnType<typeof spyOnSources>;

/** Stores sign language as the user's language. */
function signLanguagePreferred() {
  localStorage.setItem('bookplayer_config', JSON.stringify({ preferredLanguage: 'tsp' }));
  onSmil.mockClear();
  sources = spyOnSources();
  return () => sources.mockRestore();
}

/** Returns the requested recordings, with the policies that signed them. */
const recordings = (): string[] =>
  sources.mock.calls.map(([src]) => {
    const { pathname, searchParams } = new URL(src, location.href);
    return `${pathname.split('/').at(-1)} ${searchParams.get('Policy')}`;
  });

type Opened = Awaited<ReturnType<typeof opened>>;
const menu = async ({ reader }: Opened) => userEvent.click(await button(reader, 'Narration language'));
const signLanguage = ({ reader }: Opened) => reader.findByRole('menuitemradio', { name: 'Sign language' });
const isChosen = ({ reader }: Opened, name: string) =>
  waitFor(() => expect(reader.getByRole('menuitemradio', { checked: true })).toHaveTextContent(name));

/** Locked sign language is not chosen because it was the user's language before, and no file of it is requested. */
export const LockedPreference: Story = {
  args: { callbacks: policies(policy('first', { locked }), policy('second', { locked })) },
  beforeEach: signLanguagePreferred,
  play: async ({ canvasElement, args }) => {
    const open = await opened(canvasElement);
    await userEvent.click(await button(open.reader, 'Play'));
    await waitFor(() => expect(args.onError).toHaveBeenCalledWith('The narration did not play', expect.anything()));
    await expect(recordings()).toEqual(['voice.mp3 first', 'voice.mp3 second']);
    await expect(onSmil).not.toHaveBeenCalled();
    await menu(open);
    await isChosen(open, 'English');
    await expect(await signLanguage(open)).toHaveAttribute('aria-disabled', 'true');
    await expect(JSON.parse(localStorage.getItem('bookplayer_config') ?? '{}')).toMatchObject({ preferredLanguage: 'tsp' });
  },
};

/** Sign language can be chosen as soon as a new policy no longer locks it. */
export const Unlocked: Story = {
  args: { callbacks: policies(policy('first', { locked }), policy('second'), policy('third')) },
  beforeEach: signLanguagePreferred,
  play: async ({ canvasElement, args }) => {
    const open = await opened(canvasElement);
    await userEvent.click(await button(open.reader, 'Play'));
    await waitFor(() => expect(args.onPolicyRenewed).toHaveBeenCalledOnce());
    await menu(open);
    const entry = await signLanguage(open);
    await waitFor(() => expect(entry).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(entry);
    await expect(await button(open.reader, 'Full screen')).toBeInTheDocument();
    await waitFor(() => expect(recordings()).toContain('voice.mp4 second'));
    await expect(onSmil).toHaveBeenCalledOnce();
  },
};

/** Sign language that a new policy locks stops when its recording is refused: the reader says why, and goes back to the spoken language. */
export const StoppedByALock: Story = {
  args: { callbacks: policies(policy('first'), policy('second', { locked })) },
  beforeEach: signLanguagePreferred,
  play: async ({ canvasElement }) => {
    const open = await opened(canvasElement);
    await open.reader.findByText('Sign language has stopped. Needs a plan with sign language.');
    await expect(open.reader.queryByRole('button', { name: 'Full screen' })).toBeNull();
    await menu(open);
    await isChosen(open, 'English');
    await expect(await signLanguage(open)).toHaveAttribute('aria-disabled', 'true');
    await expect(recordings()).toEqual(['voice.mp4 first']);
  },
};

/** A book by a signed URL stays open until its policy ends; the reader asks what is locked before it requests sign language. */
export const LockedBySignedUrl: Story = {
  args: { fileUrl: fakeBookUrl, callbacks: policies() },
  beforeEach: signLanguagePreferred,
  play: async ({ canvasElement, args }) => {
    const open = await opened(canvasElement);
    await menu(open);
    await expect(await signLanguage(open)).toHaveAccessibleDescription('Ask your school about sign language.');
    await isChosen(open, 'English');
    await expect(open.reader.queryByRole('alert')).toBeNull();
    await expect(args.callbacks.refreshPolicy).toHaveBeenCalledOnce();
    await expect(recordings()).toEqual([]);
    await expect(onSmil).not.toHaveBeenCalled();
  },
};

/** A recording that is refused because the entitlement ended stops the narration, and the reader says what opens the book. */
export const EndedWhileListening: Story = {
  args: { callbacks: policies(policy('first')) },
  play: async ({ canvasElement, args }) => {
    const { reader } = await opened(canvasElement);
    await userEvent.click(await button(reader, 'Play'));
    await opened(canvasElement, 'failed');
    await expect(reader.getByRole('alert')).toHaveTextContent('You have been logged out.');
    await expect(reader.getByRole('alert')).toHaveTextContent('This book is no longer open for you. Ask your school to open it.');
    await expect(args.callbacks.refreshPolicy).toHaveBeenCalledTimes(2);
    await expect(args.onError).toHaveBeenCalledWith('A file of the book is forbidden', expect.objectContaining({ status: 403 }));
  },
};
