import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { bookReader, button, opened, type StoryArgs } from '../testing/bookReaderStories.tsx';
import { fakeSpeech, fakeVoice } from '../testing/fakeSpeech.ts';
import { installFakeSpeech } from '../testing/fakeSpeechOfPage.ts';

/** The states of reading aloud. Their speech is a stand-in: no real voice was heard. */
const meta: Meta<StoryArgs> = { ...bookReader, title: 'Reader/Read aloud', args: { ...bookReader.args, locale: 'de-DE' } };
export default meta;
type Story = StoryObj<StoryArgs>;

const speaks =
  (...languages: readonly string[]) =>
  () =>
    installFakeSpeech(fakeSpeech(languages.map((language) => fakeVoice(language))));

/** The device has a voice for the silent book: its bar has a button that starts it. */
export const Offered: Story = {
  beforeEach: speaks('en-GB'),
  play: async ({ canvasElement }) => {
    const { reader } = await opened(canvasElement);
    await expect(await button(reader, 'Vorlesen')).toBeVisible();
  },
};

/** The book is read: its bar has the controls of a narration, the sleep timer, and the stop. */
export const Read: Story = {
  beforeEach: speaks('en-GB', 'en-US'),
  play: async ({ canvasElement }) => {
    const { reader, root } = await opened(canvasElement);
    await userEvent.click(await button(reader, 'Vorlesen'));
    await userEvent.click(await button(reader, 'Einstellungen'));
    const sleep = await reader.findByRole('combobox', { name: 'Einschlaf-Timer' }, { timeout: 5000 });
    await userEvent.selectOptions(sleep, '15 Minuten');
    await expect(await reader.findByRole('combobox', { name: 'Stimme für Englisch' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(root.querySelector('aside, [role=dialog]')).toBeNull());
    await expect(await button(reader, 'Anhalten')).toBeVisible();
    await expect(await button(reader, 'Vorlesen beenden')).toBeVisible();
  },
};

/** The settings have the voices of the language, and say that the text of a book stays on the device. */
export const Voices: Story = {
  beforeEach: speaks('en-GB', 'en-US'),
  play: async ({ canvasElement }) => {
    const { reader } = await opened(canvasElement);
    await button(reader, 'Vorlesen');
    await userEvent.click(await button(reader, 'Einstellungen'));
    await expect(await reader.findByText(/Nur Stimmen auf diesem Gerät/, undefined, { timeout: 5000 })).toBeVisible();
  },
};

/** The device has no voice for the language of the book: there is no button, and the settings say why. */
export const WithoutVoice: Story = {
  args: { book: { ...bookReader.args.book, language: 'fi' } },
  beforeEach: speaks('en-GB'),
  play: async ({ canvasElement }) => {
    const { reader } = await opened(canvasElement);
    await userEvent.click(await button(reader, 'Einstellungen'));
    await expect(await reader.findByText(/keine Stimme für Finnisch/, undefined, { timeout: 5000 })).toBeVisible();
    await expect(reader.queryByRole('button', { name: 'Vorlesen' })).toBeNull();
  },
};
