import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { bookReader, button, opened, type StoryArgs } from '../testing/bookReaderStories.tsx';
import { fakeSpeech, fakeVoice } from '../testing/fakeSpeech.ts';
import { installFakeSpeech } from '../testing/fakeSpeechOfPage.ts';

/** The speech of these stories is a stand-in, with word events and without: no real voice was heard. */
const meta: Meta<StoryArgs> = { ...bookReader, title: 'Reader/Reading aloud' };
export default meta;
type Story = StoryObj<StoryArgs>;

const voices = ['en-GB', 'en-US', 'sv-SE'].map((language) => fakeVoice(language));
let speech = fakeSpeech(voices);

/** Installs a stand-in for one story. */
const speaks =
  (reportsWords = true, ofDevice = voices) =>
  () => {
    speech = fakeSpeech(ofDevice, reportsWords);
    return installFakeSpeech(speech);
  };

const spokenText = () => speech.current()?.text;
const hears = (text: string) => waitFor(() => expect(spokenText()).toBe(text), { timeout: 5000 });

/** Opens the book; returns what is marked in its page, and what is on the screen. */
async function openBook(canvasElement: HTMLElement) {
  const book = await opened(canvasElement);
  const frame = () => book.root.querySelector<HTMLIFrameElement>('[data-reader-stage] iframe[data-index]');
  const stage = () => book.root.querySelector<HTMLElement>('[data-reader-stage]');
  const marked = (name: string) =>
    [...(frame()?.contentDocument?.defaultView?.CSS.highlights.get(name) ?? [])].map((range) => `${range}`.replace(/\s+/g, ' ')).join();
  return {
    ...book,
    frame,
    page: () => frame()?.contentDocument,
    toolbar: () => book.root.querySelector<HTMLElement>('[role=toolbar]'),
    sentence: () => marked('realmkit-spoken'),
    word: () => marked('realmkit-spoken-word'),
    screen: () => Number(stage()?.dataset.screen),
    screens: () => Number(stage()?.dataset.screens),
    focused: () => (book.root.getRootNode() as ShadowRoot).activeElement as HTMLElement | null,
  };
}

/** A sentence that is longer than a screen of a narrow reader, with words that have a place of their own. */
const long = Array.from({ length: 400 }, (_, index) => `star${index}`).join(' ');
const lake = {
  pages: [
    { body: `<h1>The lake</h1><p id="p">It lay still. The boy counted ${long}. Then he slept.</p>` },
    { body: '<p>It was <b>mor</b>ning. <span lang="sv">Hej då!</span> <span lang="fi">Hyvää yötä!</span> Good.</p>' },
  ],
};

/** A silent book is read sentence by sentence. Sentence and word are marked, and the page turns at the first word of the next one. */
export const WordsAreMarked: Story = {
  args: { book: lake },
  beforeEach: speaks(),
  play: async ({ canvasElement, args }) => {
    const { reader, sentence, word, screen, screens, focused, page, frame } = await openBook(canvasElement);
    await userEvent.click(await button(reader, 'Read aloud'));
    await expect(spokenText()).toBe('The lake');
    await expect(focused()).toBe(await button(reader, 'Pause'));
    await expect(args.onEvent).toHaveBeenLastCalledWith(expect.objectContaining({ event: 'audioStarted' }));
    await waitFor(() => expect(sentence()).toBe('The lake'));
    speech.end();
    await hears('It lay still.');
    speech.word('lay');
    await expect([sentence(), word()]).toEqual(['It lay still.', 'lay']);
    speech.end();
    await waitFor(() => expect(spokenText()).toMatch(/^The boy counted/));
    await expect(screens()).toBeGreaterThan(1);
    /** Returns whether a word is left of the end of the screen. */
    const isShown = (name: string) => {
      const text = page()?.getElementById('p')?.firstChild;
      const range = page()?.createRange();
      if (!text || !range) return false;
      range.setStart(text, text.textContent?.indexOf(`${name} `) ?? 0);
      range.setEnd(text, range.startOffset + name.length);
      const { left, right } = range.getBoundingClientRect();
      return left >= 0 && right <= (frame()?.clientWidth ?? 0);
    };
    let turned = 0;
    for (let star = 0; star < 400 && screen() === 0; star += 1) {
      const name = `star${star} `;
      if (!spokenText()?.includes(name)) speech.end();
      const wasShown = isShown(`star${star}`);
      speech.word(name, false);
      await expect(word()).toBe(`star${star}`);
      if (!wasShown) await waitFor(() => expect(screen()).toBe(1));
      turned = star;
    }
    await waitFor(() => expect(isShown(`star${turned}`)).toBe(true));
    await expect(isShown(`star${turned - 1}`)).toBe(false);
  },
};

/** A voice that reports no words marks the sentence alone. Each language has its voice, and a passage without one is skipped with a notice. */
export const WithoutWordEvents: Story = {
  args: { book: { ...lake, pages: lake.pages.slice(1) } },
  beforeEach: speaks(false),
  play: async ({ canvasElement }) => {
    const { reader, sentence, word } = await openBook(canvasElement);
    await userEvent.click(await button(reader, 'Read aloud'));
    await hears('It was morning.');
    speech.word('was');
    await expect([sentence(), word()]).toEqual(['It was morning.', '']);
    speech.end();
    await hears('Hej då!');
    await expect(speech.current()?.lang).toBe('sv-SE');
    speech.end();
    await hears('Good.');
    await expect(speech.current()?.lang).toBe('en-GB');
    await expect(await reader.findByText(/this device has no voice for Finnish/)).toBeVisible();
  },
};

/** Pause and the keys of a narrated book work; before the start and after the stop the space bar turns pages. The stop gives the bar back. */
export const KeysAndStop: Story = {
  args: { book: lake },
  beforeEach: speaks(),
  play: async ({ canvasElement, args }) => {
    const { reader, press, place, root, focused, sentence } = await openBook(canvasElement);
    await button(reader, 'Read aloud');
    press('End');
    press(' ');
    await waitFor(() => expect(place()).toBe('1'));
    press('k');
    await hears('It was morning.');
    speech.word('mor');
    press(' ');
    await expect(spokenText()).toBeUndefined();
    await expect(args.onEvent).toHaveBeenLastCalledWith(expect.objectContaining({ event: 'audioPaused' }));
    press(' ');
    await hears('morning.');
    press('l');
    await hears('Hej då!');
    press('j');
    await hears('It was morning.');
    press('m');
    await waitFor(() => expect(speech.current()?.volume).toBe(0));
    press('?');
    await waitFor(() => expect(reader.getByText('Play or pause')).toBeVisible());
    press('Escape');
    await userEvent.click(await button(reader, 'Stop reading aloud'));
    await expect([spokenText(), sentence()]).toEqual([undefined, '']);
    await expect(focused()).toBe(await button(reader, 'Read aloud'));
    await expect(reader.queryByRole('button', { name: 'Pause' })).toBeNull();
    root.focus();
    press('Home');
    press('PageUp');
    await waitFor(() => expect(place()).toBe('0'));
    await expect(spokenText()).toBeUndefined();
  },
};

/** A tap plays the sentence that it hits, and not one beside the text; a page that is turned by hand is read from its first sentence. */
export const TapsAndTurns: Story = {
  args: { book: lake },
  beforeEach: speaks(),
  play: async ({ canvasElement }) => {
    const { reader, press, place, page, frame, toolbar } = await openBook(canvasElement);
    const paragraph = () => page()?.getElementById('p') ?? document.body;
    /** Within the middle zone, and within the first of two columns. */
    const clientX = () => (frame()?.clientWidth ?? 0) * 0.3;
    await button(reader, 'Read aloud');
    // Its first column begins below the heading.
    const { top = 0 } = paragraph().getClientRects()[0] ?? {};
    const tap = (clientY: number) => fireEvent.click(paragraph(), { clientX: clientX(), clientY });
    tap(top + 80);
    await expect([spokenText(), toolbar()?.dataset.shown]).toEqual([undefined, 'false']);
    press('k');
    await hears('The lake');
    tap(top + 80);
    await waitFor(() => expect(spokenText()).toMatch(/^The boy counted star0/));
    tap(2);
    await expect(spokenText()).toMatch(/^The boy counted star0/);
    for (let turn = 0; place() === '0' && turn < 9; turn += 1) {
      press('PageDown');
      await waitFor(() => expect(spokenText()).toBeDefined());
    }
    await hears('It was morning.');
  },
};

/** A document that scrolls goes by: the sentence that is read is always on the screen. */
export const ScrollsAlong: Story = {
  args: {
    book: {
      metadata: '<meta property="rendition:flow">scrolled-doc</meta>',
      pages: [{ body: Array.from({ length: 60 }, (_, index) => `<p id="s${index}">Sentence ${index}.</p>`).join('') }],
    },
  },
  beforeEach: speaks(false),
  play: async ({ canvasElement }) => {
    const { reader, page, frame } = await openBook(canvasElement);
    await userEvent.click(await button(reader, 'Read aloud'));
    for (let index = 0; index < 60; index += 1) {
      await hears(`Sentence ${index}.`);
      const { top, bottom } = page()?.getElementById(`s${index}`)?.getBoundingClientRect() ?? new DOMRect();
      await expect(top >= 0 && bottom <= (frame()?.clientHeight ?? 0), `sentence ${index} is shown`).toBe(true);
      speech.end();
    }
  },
};

/** The settings have the voices of the book's language, try them, and store the choice; those that send the text to a server are not among them. */
export const VoicesOfTheDevice: Story = {
  args: { book: lake },
  beforeEach: speaks(true, [...voices, fakeVoice('en-GB', { localService: false, voiceURI: 'remote', name: 'Remote voice' })]),
  play: async ({ canvasElement }) => {
    const { reader } = await openBook(canvasElement);
    await userEvent.click(await button(reader, 'Settings'));
    const field = await reader.findByRole<HTMLSelectElement>('combobox', { name: 'Voice for English' }, { timeout: 5000 });
    await expect([...field.options].map(({ text }) => text)).toEqual(['Voice en-GB', 'Voice en-US']);
    await userEvent.selectOptions(field, 'Voice en-US');
    await userEvent.click(reader.getByRole('button', { name: 'Try the voice Voice en-US' }));
    await expect([spokenText(), speech.current()?.lang]).toEqual(['The lake', 'en-US']);
    await expect(JSON.parse(localStorage.getItem('bookplayer_config') ?? '{}').voices).toEqual({ en: 'voice:en-US' });
  },
};

/** The sleep timer shows its time in the bar, and pauses the book at the end of the chapter. */
export const SleepAtTheChapter: Story = {
  args: { book: lake },
  beforeEach: speaks(),
  play: async ({ canvasElement }) => {
    const { reader, press } = await openBook(canvasElement);
    await button(reader, 'Read aloud');
    press('End');
    press('k');
    await waitFor(() => expect(spokenText()).toBeDefined());
    await userEvent.click(await button(reader, 'Settings'));
    const field = await reader.findByRole('combobox', { name: 'Sleep timer' }, { timeout: 5000 });
    await userEvent.selectOptions(field, '15 minutes');
    await expect(await reader.findByRole('button', { name: 'Sleep timer 15 mins' })).toBeVisible();
    // All of it fits a phone.
    const book = canvasElement.querySelector<HTMLElement>('[data-realmkit-reader]');
    if (book) book.style.width = '360px';
    const stop = reader.getByRole('button', { name: 'Stop reading aloud' });
    const [previous, width] = [reader.getByRole('button', { name: 'Previous sentence' }), () => book?.getBoundingClientRect()];
    await waitFor(() => expect(stop.getBoundingClientRect().right).toBeLessThanOrEqual(width()?.right ?? 0));
    await expect(previous.getBoundingClientRect().left).toBeGreaterThanOrEqual(width()?.left ?? 0);
    await userEvent.selectOptions(field, 'End of the chapter');
    await userEvent.keyboard('{Escape}');
    while (spokenText() !== 'Then he slept.') {
      speech.end();
      await waitFor(() => expect(spokenText()).toBeDefined());
    }
    speech.end();
    await expect(await reader.findByText('The sleep timer has paused the book.')).toBeVisible();
    await expect(await button(reader, 'Play')).toBeVisible();
    await expect(spokenText()).toBeUndefined();
  },
};

/** Leaving the book ends the speech at once. */
export const LeavingIsSilent: Story = {
  args: { book: lake },
  beforeEach: speaks(),
  play: async ({ canvasElement }) => {
    const { reader } = await openBook(canvasElement);
    await userEvent.click(await button(reader, 'Read aloud'));
    await userEvent.click(await button(reader, 'Close the book'));
    await expect(spokenText()).toBeUndefined();
  },
};
