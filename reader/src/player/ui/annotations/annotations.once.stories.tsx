import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, mocked, spyOn, userEvent, waitFor, within } from 'storybook/test';
import type { Annotation } from '../../annotations/Annotation.ts';
import { colourOf, highlightColours, noteOf, quoteOf } from '../../annotations/annotationOf.ts';
import { highlightName } from '../../annotations/markPage.ts';
import type { ReaderCallbacks } from '../../ReaderProps.ts';
import { bookReader, button, drawn, endlessVoice, narrated, opened, type StoryArgs } from '../../testing/bookReaderStories.tsx';
import { selectText } from '../../testing/selectText.ts';

const meta: Meta<StoryArgs> = { ...bookReader, title: 'Reader/Highlights and notes' };
export default meta;
type Story = StoryObj<StoryArgs>;

/** A host that keeps annotations, as long as a story runs. */
function annotationHost(initial: readonly Annotation[] = []) {
  const stored = new Map(initial.map((one) => [one.id, one]));
  return {
    refreshPolicy: fn(async () => ''),
    getAnnotations: fn(async () => [...stored.values()]),
    putAnnotation: fn(async (_: string, annotation: Annotation) => void stored.set(annotation.id, annotation)),
    deleteAnnotation: fn(async (_: string, id: string) => void stored.delete(id)),
  } satisfies ReaderCallbacks;
}

const pageOne =
  '<h1>Night</h1><p>In the evening the <b>lake</b> lay still, and the boy counted its stars.</p><p>A boat came over the water.</p>';
const book = { pages: [{ body: pageOne }, { body: '<h1>Morning</h1><p>The sun rose over the hills.</p>' }] };

/** An annotation as another device has made it. */
const annotation = (exact: string, more: Partial<Annotation['target']> = {}, note = ''): Annotation => ({
  id: `urn:uuid:00000000-0000-4000-8000-${String(exact.length).padStart(12, '0')}`,
  type: 'Annotation',
  motivation: note ? 'commenting' : 'highlighting',
  created: '2026-02-03T10:00:00.000Z',
  modified: '2026-02-03T10:00:00.000Z',
  ...(note ? { body: { type: 'TextualBody', value: note, format: 'text/plain' } } : {}),
  target: {
    source: 'page-1.xhtml',
    styleClass: 'blue',
    selector: [
      { type: 'FragmentSelector', conformsTo: 'http://www.idpf.org/epub/linking/cfi/epub-cfi.html', value: 'epubcfi(/6/2!/4/4,/1:0,/1:2)' },
      { type: 'TextQuoteSelector', exact },
    ],
    ...more,
  },
});

/** Opens the book, with what the tests see of its highlights. */
async function open(canvasElement: HTMLElement) {
  const found = await opened(canvasElement);
  const frame = () => {
    const shown = found.root.querySelector<HTMLIFrameElement>('[data-reader-stage] iframe[data-index]');
    if (!shown?.contentDocument || !shown.contentWindow) throw new Error('No page is shown');
    return { frame: shown, page: shown.contentDocument, window: shown.contentWindow as Window & typeof globalThis };
  };
  /** Returns the marked texts of a page, by colour. */
  const marked = () => {
    const { window } = frame();
    const texts = [...highlightColours, 'note' as const].map((part) => {
      const ranges = [...(window.CSS.highlights.get(highlightName(part)) ?? [])];
      return [part, ranges.map(String)] as const;
    });
    return Object.fromEntries(texts.filter(([, all]) => all.length > 0));
  };
  const menu = async () => within(await found.reader.findByRole('toolbar', { name: /^(Selected text|Highlight)$/ }));
  const focused = () => (found.root.getRootNode() as ShadowRoot).activeElement as HTMLElement | null;
  return { ...found, frame, marked, menu, focused, select: (text: string) => selectText(frame().page, text) };
}

/** Presses a text of the page as a mouse does. */
function pressText(page: Document, text: string): void {
  const range = selectText(page, text);
  const { left, top, width, height } = range.getClientRects()[0] ?? new DOMRect();
  page.getSelection()?.removeAllRanges();
  const target = range.startContainer.parentElement ?? page.body;
  const at = { clientX: left + width / 2, clientY: top + height / 2, button: 0 };
  fireEvent.pointerDown(target, { ...at, pointerType: 'mouse' });
  fireEvent.pointerUp(target, { ...at, pointerType: 'mouse' });
  fireEvent.click(target, at);
}

const sentOf = ({ callbacks }: StoryArgs) => mocked(callbacks.putAnnotation ?? fn()).mock.calls.map(([, sent]) => sent);

/** Selected text gets the chosen colour, which stays after a turn, a new size and another text size, and is sent as a Web Annotation. */
export const Highlighting: Story = {
  args: { book, callbacks: annotationHost() },
  play: async ({ canvasElement, args }) => {
    const { reader, root, select, menu, marked, press, place, focused } = await open(canvasElement);
    select('lake lay still');
    await userEvent.click((await menu()).getByRole('button', { name: 'Green' }));
    await expect(marked()).toEqual({ green: ['lake lay still'] });
    await waitFor(() => expect(reader.queryByRole('toolbar', { name: 'Selected text' })).toBeNull());
    await expect(focused()?.dataset.index).toBe('0');
    await expect(sentOf(args)).toMatchObject([
      {
        motivation: 'highlighting',
        target: {
          source: 'page-1.xhtml',
          styleClass: 'green',
          selector: [{ value: 'epubcfi(/6/2!/4/4,/2/1:0,/3:10)' }, { exact: 'lake lay still', prefix: 'Night In the evening the ' }],
        },
      },
    ]);
    press('PageDown');
    await waitFor(() => expect(place()).toBe('1'));
    await expect(marked()).toEqual({});
    press('PageUp');
    await waitFor(() => expect(place()).toBe('0'));
    await waitFor(() => expect(marked()).toEqual({ green: ['lake lay still'] }));
    press('s');
    const larger = await reader.findByRole('button', { name: 'Larger text' });
    for (let steps = 0; steps < 5; steps += 1) await userEvent.click(larger);
    root.style.width = '20rem';
    await waitFor(() => expect(root.querySelector('[data-reader-stage] iframe')?.clientWidth).toBe(320));
    await expect(marked()).toEqual({ green: ['lake lay still'] });
  },
};

/** Annotations of another device are shown when the book opens: in their place, or where their text is in this edition. */
export const FromAnotherDevice: Story = {
  args: {
    book,
    callbacks: annotationHost([
      annotation('counted its stars'),
      annotation('The sun rose over the hills.', { styleClass: 'pink' }, 'In the east?'),
      annotation('A text that is in no edition any more.', { styleClass: 'yellow' }),
    ]),
  },
  play: async ({ canvasElement, args }) => {
    const { reader, press, marked, place } = await open(canvasElement);
    await waitFor(() => expect(marked()).toEqual({ blue: ['counted its stars'] }));
    press('o');
    const list = within(await reader.findByRole('list', { name: 'Highlights and notes' }));
    await waitFor(() => expect(list.getByText(/Chapter 2/)).toBeVisible());
    const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(rows).toEqual([
      expect.stringMatching(/^Blue: counted its stars.*Chapter 1 · 3 Feb 2026$/),
      expect.stringMatching(/^Pink: The sun rose over the hills\.In the east\?.*Chapter 2/),
      expect.stringMatching(/^Yellow: A text that is in no edition.*Not in this edition of the book/),
    ]);
    await userEvent.selectOptions(reader.getByRole('combobox', { name: 'Colour' }), 'Pink');
    await expect(list.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(list.getByRole('button', { name: /^Pink/ }));
    await waitFor(() => expect(place()).toBe('1'));
    await waitFor(() => expect(marked()).toEqual({ pink: ['The sun rose over the hills.'], note: ['The sun rose over the hills.'] }));
    await expect(args.callbacks.putAnnotation).not.toHaveBeenCalled();
  },
};

/** A highlight that is pressed has a menu: another colour, a note, and its deletion, which can be undone. */
export const Changing: Story = {
  args: { book, callbacks: annotationHost([annotation('counted its stars')]) },
  play: async ({ canvasElement, args }) => {
    const { reader, frame, marked, menu, place, focused } = await open(canvasElement);
    await waitFor(() => expect(marked()).toEqual({ blue: ['counted its stars'] }));
    pressText(frame().page, 'counted its stars');
    await expect((await menu()).getByRole('button', { name: 'Blue' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click((await menu()).getByRole('button', { name: 'Yellow' }));
    await expect(marked()).toEqual({ yellow: ['counted its stars'] });

    pressText(frame().page, 'counted its stars');
    await userEvent.click((await menu()).getByRole('button', { name: 'Note' }));
    const field = await reader.findByRole('textbox', { name: 'Your note' });
    await waitFor(() => expect(focused()).toBe(field));
    // Letters are no commands of the reader there.
    await userEvent.type(field, 'bots');
    fireEvent.change(field, { target: { value: 'How many? bots' } });
    await userEvent.click(await button(reader, 'Cancel'));
    await userEvent.click(await button(reader, 'Keep writing'));
    await expect(field).toHaveValue('How many? bots');
    await userEvent.click(await button(reader, 'Save'));
    await expect(marked()).toEqual({ yellow: ['counted its stars'], note: ['counted its stars'] });
    await waitFor(() => expect(focused()?.dataset.index).toBe('0'));

    pressText(frame().page, 'counted its stars');
    await userEvent.click((await menu()).getByRole('button', { name: 'Delete' }));
    await expect(marked()).toEqual({});
    await waitFor(() => expect(args.callbacks.deleteAnnotation).toHaveBeenCalledOnce());
    await userEvent.click(await button(reader, 'Undo'));
    await expect(marked()).toEqual({ yellow: ['counted its stars'], note: ['counted its stars'] });
    await expect(sentOf(args).map((sent) => [colourOf(sent), noteOf(sent)])).toEqual([
      ['yellow', ''],
      ['yellow', 'How many? bots'],
      ['yellow', 'How many? bots'],
    ]);
    await expect(place()).toBe('0');
  },
};

/** Text is selected and highlighted without a mouse: Shift and the arrows select, the arrows move the start, and Enter leads to the menu. */
export const ByKeyboard: Story = {
  args: { book, callbacks: annotationHost() },
  play: async ({ canvasElement, args }) => {
    const { reader, frame, menu, focused, marked, place } = await open(canvasElement);
    frame().frame.focus();
    const key = (name: string, more = {}) => fireEvent.keyDown(frame().page.body, { key: name, ...more });
    key('ArrowDown', { shiftKey: true });
    key('ArrowDown', { shiftKey: true });
    for (let count = 0; count < 4; count += 1) key('ArrowRight');
    await expect((await menu()).getByRole('button', { name: 'Copy' })).toBeVisible();
    const selected = frame().page.getSelection()?.toString().trim();
    await expect(selected).toMatch(/^evening the lake/);
    key('Enter');
    await waitFor(() => expect(focused()).toHaveAccessibleName('Yellow'));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{Enter}');
    await expect(Object.keys(marked())).toEqual(['green']);
    await expect(sentOf(args).map(quoteOf)).toEqual([selected?.replace(/\s+/g, ' ')]);
    await expect(focused()?.dataset.index).toBe('0');
    await expect(place()).toBe('0');
    key('ArrowRight', { shiftKey: true });
    await menu();
    key('Escape');
    await waitFor(() => expect(reader.queryByRole('toolbar', { name: 'Selected text' })).toBeNull());
    await expect(frame().page.getSelection()?.toString()).toBe('');
  },
};

/** Words are copied and looked up in the language of the text, after a confirmation; a narrated book is read from there. A host that keeps nothing has no colours. */
export const WithoutStorage: Story = {
  args: { book: { ...narrated, language: 'sv', usesTextToSpeech: true } },
  beforeEach: () => {
    const ends = [endlessVoice(), () => mocked(window.open).mockRestore(), () => mocked(navigator.clipboard.writeText).mockRestore()];
    spyOn(window, 'open').mockReturnValue(null);
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    return () => {
      for (const end of ends) end();
    };
  },
  play: async ({ canvasElement }) => {
    const { reader, root, select, menu, heard, press } = await open(canvasElement);
    await button(reader, 'Play');
    select('lake');
    const shown = await menu();
    await expect(shown.queryByRole('button', { name: 'Yellow' })).toBeNull();
    await expect(shown.queryByRole('button', { name: 'Note' })).toBeNull();
    await userEvent.click(shown.getByRole('button', { name: 'Copy' }));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('lake');
    await expect(await shown.findByRole('button', { name: 'Copied' })).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: 'Look up' }));
    await userEvent.click(await button(reader, 'Open'));
    await expect(window.open).toHaveBeenCalledWith(
      'https://sv.wiktionary.org/wiki/Special:Search?search=lake&go=Go',
      '_blank',
      'noopener,noreferrer',
    );
    await userEvent.click(shown.getByRole('button', { name: 'Read from here' }));
    await waitFor(() => expect(heard()).toBe('s1'));
    await expect(root.querySelector('[data-selection-menu]')).toBeNull();
    // The drawer has bookmarks only.
    press('o');
    await expect(await reader.findByRole('heading', { name: 'Bookmarks' })).toBeVisible();
    await expect(reader.queryByRole('tab')).toBeNull();
  },
};

/** A list that did not come is reported; what is highlighted meanwhile is shown and sent, also if that is refused. */
export const Offline: Story = {
  args: {
    book,
    callbacks: {
      ...annotationHost(),
      getAnnotations: async () => Promise.reject(new Error('away')),
      putAnnotation: fn(async () => Promise.reject(new Error('refused'))),
    },
  },
  play: async ({ canvasElement, args }) => {
    const { reader, select, menu, marked } = await open(canvasElement);
    await waitFor(() => expect(args.onError).toHaveBeenCalledWith('The annotations did not come', new Error('away')));
    select('A boat came');
    await userEvent.click((await menu()).getByRole('button', { name: 'Pink' }));
    await waitFor(() => expect(args.onError).toHaveBeenCalledWith('The annotation was not taken', new Error('refused')));
    await expect(marked()).toEqual({ pink: ['A boat came'] });
    await expect(reader.queryByRole('alert')).toBeNull();
  },
};

/** The text of a drawing on a page of fixed layout is highlighted, and found again. */
export const FixedLayout: Story = {
  args: {
    book: {
      metadata: drawn,
      pages: [
        {
          body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 800" width="600" height="800"><rect width="600" height="800" fill="#eef"/><text x="60" y="200" font-size="40">The lake <tspan font-weight="bold">lay still</tspan></text></svg>',
        },
      ],
    },
    callbacks: annotationHost(),
  },
  play: async ({ canvasElement }) => {
    const { root, select, menu, marked, frame } = await open(canvasElement);
    const range = select('lake lay');
    const shown = await menu();
    const box = root.querySelector('[data-selection-menu]')?.getBoundingClientRect() ?? new DOMRect();
    const page = frame().frame.getBoundingClientRect();
    const scale = page.width / 600;
    // The menu stands above or below the scaled text, and not over it.
    const { top, bottom } = range.getBoundingClientRect();
    await expect(box.bottom <= page.top + top * scale || box.top >= page.top + bottom * scale).toBe(true);
    await userEvent.click(shown.getByRole('button', { name: 'Yellow' }));
    await expect(marked()).toEqual({ yellow: ['lake lay'] });
    pressText(frame().page, 'lake');
    await expect((await menu()).getByRole('button', { name: 'Yellow' })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** The highlights are saved as a file to read, and as one for other reading systems. */
export const Exporting: Story = {
  args: {
    book: { ...book, metadata: '<dc:creator>Ada *Lind*</dc:creator>' },
    callbacks: annotationHost([
      annotation('The sun rose over the hills.', { source: 'page-2.xhtml', styleClass: 'pink' }),
      annotation('counted its stars', {}, 'How many?\n1. Ask.'),
    ]),
  },
  play: async ({ canvasElement }) => {
    const files: { name: string; text: Promise<string> }[] = [];
    const blobs = spyOn(URL, 'createObjectURL');
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      const blob = blobs.mock.lastCall?.[0];
      if (blob instanceof Blob) files.push({ name: this.download, text: blob.text() });
    });
    const { reader, press, marked } = await open(canvasElement);
    await waitFor(() => expect(Object.keys(marked())).toHaveLength(2));
    press('o');
    for (const name of ['As text (Markdown)', 'For other reading apps']) await userEvent.click(await button(reader, name));
    await waitFor(() => expect(files).toHaveLength(2));
    click.mockRestore();
    blobs.mockRestore();
    await expect(files.map(({ name }) => name)).toEqual(['A lake at night.md', 'A lake at night.ann']);
    const [markdown = '', json = ''] = await Promise.all(files.map(({ text }) => text));
    await expect(markdown).toBe(
      `${[
        '# A lake at night',
        'Ada \\*Lind\\*',
        '## Chapter 1',
        '> counted its stars',
        'How many?  \n1\\. Ask.',
        '*3 February 2026*',
        '## Chapter 2',
        '> The sun rose over the hills.',
        '*3 February 2026*',
        '',
      ]
        .join('\n\n')
        .trimEnd()}\n`,
    );
    await expect(JSON.parse(json)).toMatchObject({
      '@context': 'http://www.w3.org/ns/anno.jsonld',
      type: 'AnnotationSet',
      about: { 'dc:title': 'A lake at night', 'dc:creator': ['Ada *Lind*'], 'dc:identifier': ['A lake at night'] },
      items: [
        { motivation: 'commenting', body: { value: 'How many?\n1. Ask.', color: 'blue' }, target: { source: 'page-1.xhtml' } },
        { motivation: 'highlighting', body: { value: '', color: 'pink' }, target: { source: 'page-2.xhtml' } },
      ],
    });
  },
};
