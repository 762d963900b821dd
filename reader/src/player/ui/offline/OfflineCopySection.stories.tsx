import type { Meta, StoryObj } from '@storybook/react-vite';
import { I18nextProvider } from 'react-i18next';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { CopyState } from '../../offline/OfflineCopies.ts';
import type { CopyControls } from '../../reader/createCopyControls.ts';
import { createState } from '../../state/createState.ts';
import { loadTexts } from '../texts.ts';
import { OfflineCopySection } from './OfflineCopySection.tsx';

interface Args {
  readonly state: Partial<CopyState>;
  readonly isInUse?: boolean;
  /** In bytes; undefined if the service does not say it. */
  readonly size?: number | undefined;
  readonly remove: CopyControls['remove'];
}

const initial: CopyState = { phase: 'absent', error: undefined, progress: 0, size: 0, opensUntil: undefined, isOutdated: false };
const opensUntil = Date.UTC(2026, 5, 30, 12);

/** The controls of a copy on a device that downloads half of a book at once, and the rest never. */
function fakeControls({ state, isInUse = false, size, remove }: Args): CopyControls {
  const copy = createState<CopyState>({ ...initial, ...state });
  return {
    state: copy,
    isInUse,
    load: async () => {},
    size: async () => size,
    download: async () => copy.change({ phase: 'downloading', progress: 0.45 }),
    cancel: () => copy.change({ ...initial }),
    remove: async () => {
      await remove();
      copy.change({ ...initial });
    },
    checkEdition: async () => {},
  };
}

const meta: Meta<Args> = {
  title: 'Reader/Offline copy',
  args: { state: {}, size: 12_345_678, remove: fn() },
  loaders: [async () => ({ texts: await loadTexts('en-GB') })],
  render: (args, { loaded }) => (
    <I18nextProvider i18n={loaded.texts}>
      <div style={{ maxWidth: '22rem' }}>
        <OfflineCopySection controls={fakeControls(args)} locale="en-GB" />
      </div>
    </I18nextProvider>
  ),
};
export default meta;
type Story = StoryObj<Args>;

/** A book that is not on the device: its size, and the space for it. The focus goes with the user from the button to the download and back. */
export const Offered: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The book takes 12.3 MB.')).toBeVisible();
    const heading = canvas.getByRole('heading', { name: 'Keep this book on this device' });
    await userEvent.click(canvas.getByRole('button', { name: 'Keep on this device' }));
    await expect(canvas.getByRole('progressbar', { name: /45%/ })).toHaveValue(0.45);
    await expect(heading).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Keep on this device' })).toBeVisible());
    await expect(heading).toHaveFocus();
  },
};

/** A book whose size the service does not say. */
export const OfUnknownSize: Story = {
  args: { size: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Keep on this device' })).toBeEnabled();
    await expect(canvas.queryByText(/The book takes/)).toBeNull();
  },
};

/** A book for which the browser has no space says so before it is downloaded. */
export const TooLarge: Story = {
  args: { size: 1e18 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/There is not enough space: the book takes/)).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Keep on this device' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

export const Downloading: Story = { args: { state: { phase: 'downloading', progress: 0.45 } } };

export const InAnotherTab: Story = { args: { state: { phase: 'elsewhere' } } };

/** A download that was interrupted goes on, or is removed. */
export const Interrupted: Story = {
  args: { state: { phase: 'partial' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove from this device' }));
    await expect(args.remove).toHaveBeenCalledOnce();
  },
};

export const NetworkLost: Story = { args: { state: { phase: 'failed', error: 'network' } } };

export const DeviceFull: Story = { args: { state: { phase: 'failed', error: 'space' } } };

export const Refused: Story = { args: { state: { phase: 'failed', error: 'refused' } } };

/** A whole copy: its size, how long it opens, and its removal. */
export const Stored: Story = {
  args: { state: { phase: 'stored', size: 12_345_678, opensUntil } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('This book is on this device. It takes 12.3 MB.')).toBeVisible();
    await expect(canvas.getByText(/opens until 30 June 2026/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove from this device' }));
    await expect(args.remove).toHaveBeenCalledOnce();
    await expect(await canvas.findByRole('button', { name: 'Keep on this device' })).toBeVisible();
  },
};

/** A copy of an older edition, beside the newer one that is open. */
export const Outdated: Story = {
  args: { state: { phase: 'stored', size: 12_345_678, opensUntil, isOutdated: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
    await expect(canvas.getByRole('progressbar')).toBeVisible();
  },
};

/** A copy of an older edition that is open itself. */
export const OutdatedInUse: Story = { args: { ...Outdated.args, isInUse: true } };

export const Expired: Story = { args: { state: { phase: 'expired', size: 12_345_678 } } };
