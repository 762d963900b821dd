import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { bookReader, button, drawn, opened, type StoryArgs, said } from '../../testing/bookReaderStories.tsx';
import { findPoorContrast } from '../../testing/findPoorContrast.ts';
import { isOnScreen, markFirst } from '../../testing/screenProbe.ts';
import { BookReader } from '../BookReader.tsx';

/** The effects of the settings on the pages, each measured on the screen. */
const meta: Meta<StoryArgs> = {
  ...bookReader,
  title: 'Reader/Typography',
  render: ({ book: _served, ...props }) => (
    <div style={{ width: 960, height: 700 }}>
      <BookReader {...props} />
    </div>
  ),
};
export default meta;
type Story = StoryObj<StoryArgs>;

/** Opens a book and its settings. */
async function openedSettings(canvasElement: HTMLElement) {
  const { root, reader, press, place } = await opened(canvasElement);
  await userEvent.click(await button(reader, 'Settings'));
  const stage = root.querySelector<HTMLElement>('[data-reader-stage]') ?? root;
  const frame = () => {
    const shown = stage.querySelector<HTMLIFrameElement>('iframe[data-index]');
    if (!shown?.contentDocument?.defaultView) throw new Error('No page is shown');
    return { frame: shown, document: shown.contentDocument, view: shown.contentDocument.defaultView };
  };
  const element = (selector: string) => {
    const found = frame().document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`There is no ${selector}`);
    return found;
  };
  const styleOf = (selector: string) => frame().view.getComputedStyle(element(selector));
  /** The boxes of the lines of an element's text. */
  const lines = (selector: string) => {
    const range = frame().document.createRange();
    range.selectNodeContents(element(selector));
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
    return boxes.filter(({ top }, index) => index === 0 || Math.abs(top - (boxes[index - 1]?.top ?? 0)) > 2);
  };
  /** The distance between two lines, in text sizes. */
  const lineHeight = (selector: string) => {
    const tops = lines(selector).map(({ top }) => top);
    const steps = tops.slice(1).map((top, index) => top - (tops[index] ?? 0));
    // The first line of a column is above the last one of the column before.
    return Math.min(...steps.filter((step) => step > 0)) / Number.parseFloat(styleOf(selector).fontSize);
  };
  /** Chooses a radio button of a group. */
  const choose = async (group: string, name: string | RegExp) => {
    const radios = await reader.findByRole('group', { name: group });
    await userEvent.click(
      [...radios.querySelectorAll('label')].find(({ textContent }) =>
        typeof name === 'string' ? textContent === name : name.test(textContent ?? ''),
      ) ?? root,
    );
  };
  return { root, reader, stage, frame, element, styleOf, lines, lineHeight, choose, press, place };
}

const sentence = 'The lake lay still, and a boy counted its innumerable stars until the extraordinary morning came over hills. ';
const prose = (count: number) => sentence.repeat(count);

const mixedFonts = {
  pages: [
    {
      head: '<style>#text{font-family:Arial,sans-serif!important} .listing{font-family:"Courier New",monospace} .icon{font-family:icons} .fa{font-family:icons} .fa::before{content:"\\e001"}</style>',
      body: `<h1>Fonts</h1><p id="text">${prose(3)} <code id="code">let a = 1</code> <i id="kursive">slanted</i> <b>bold</b> <span class="icon" id="icon">&#xe001;</span> <i class="fa" id="empty"></i></p><p class="listing" id="listing">let b = 2</p><pre id="pre">let <b id="inPre">c</b> = 3</pre><math xmlns="http://www.w3.org/1998/Math/MathML"><mi id="math">x</mi></math>`,
    },
  ],
};

/** Each face loads its files and changes the width of the text; code, icons and formulas keep the font of the publisher. */
export const Faces: Story = {
  args: { book: mixedFonts },
  play: async ({ canvasElement }) => {
    const { frame, element, styleOf, choose } = await openedSettings(canvasElement);
    const width = () => {
      const range = frame().document.createRange();
      range.setStart(element('#text').firstChild ?? element('#text'), 0);
      range.setEnd(element('#text').firstChild ?? element('#text'), 20);
      return range.getBoundingClientRect().width;
    };
    const unchanged = ['#code', '#icon', '#empty', '#listing', '#pre', '#inPre', '#math'];
    const publisherFonts = () => unchanged.map((selector) => styleOf(selector).fontFamily);
    const loaded = () =>
      [...frame().document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family, weight, style }) => [family, weight, style].join(' '));
    await expect(loaded()).toEqual([]);
    const [publisher, fonts] = [width(), publisherFonts()];
    const widths = [publisher];
    for (const [name, family] of [
      [/Literata/, 'Literata'],
      [/Andika/, 'Andika'],
      [/OpenDyslexic/, 'OpenDyslexic'],
    ] as const) {
      await choose('Font', name);
      await waitFor(() => expect(loaded()).toEqual([`${family} 400 normal`, `${family} 400 italic`, `${family} 700 normal`]));
      await waitFor(() => expect(widths.every((other) => Math.abs(other - width()) > 1)).toBe(true));
      widths.push(width());
      await expect(publisherFonts()).toEqual(fonts);
    }
    await choose('Font', /^Original/);
    await waitFor(() => expect(width()).toBe(publisher));
  },
};

const lined = {
  pages: [
    {
      head: '<style>p{line-height:18px;text-align:justify} .centred{text-align:center} .drop{float:left;font-size:3em;line-height:1}</style>',
      body: `<h1 id="title">A title of many words that is longer than one line of the page, so that it has two of them or even more</h1><p id="text">${prose(6)}</p><p class="centred" id="centred">${prose(2)}</p><p><span class="drop" id="drop">T</span>${prose(3)}</p>`,
    },
  ],
};

/** The line height is that between two lines; the lines of a title are closer, and an initial keeps its own. */
export const LineHeight: Story = {
  args: { book: lined },
  play: async ({ canvasElement }) => {
    const { lineHeight, styleOf, choose } = await openedSettings(canvasElement);
    const initial = styleOf('#drop').lineHeight;
    const publisher = lineHeight('#text');
    for (const [name, height] of [
      ['Wide', 2],
      ['Tight', 1.3],
      ['Medium', 1.6],
    ] as const) {
      await choose('Line spacing', name);
      await waitFor(() => expect(lineHeight('#text')).toBeCloseTo(height, 1));
    }
    await expect(lineHeight('#title')).toBeCloseTo(1.28, 1);
    await expect(styleOf('#drop').lineHeight).toBe(initial);
    await choose('Line spacing', 'Original');
    await waitFor(() => expect(lineHeight('#text')).toBe(publisher));
  },
};

/** Justified lines end at one edge and others do not; centred text stays centred. */
export const Alignment: Story = {
  args: { book: lined },
  play: async ({ canvasElement }) => {
    const { lines, choose } = await openedSettings(canvasElement);
    /** How far the ends of the lines but the last one are apart, in px. */
    const ragged = (selector: string) => {
      const ends = lines(selector)
        .slice(0, -1)
        .map(({ left, width }) => [left, left + width] as const);
      const first = ends.filter(([left]) => left === ends[0]?.[0]).map(([, right]) => right);
      return Math.max(...first) - Math.min(...first);
    };
    const centred = () => lines('#centred').map(({ width }) => width);
    const before = centred();
    await expect(ragged('#text')).toBeLessThan(1);
    await choose('Alignment', 'Left');
    await waitFor(() => expect(ragged('#text')).toBeGreaterThan(10));
    await expect(centred()).toEqual(before);
    await choose('Alignment', 'Justified');
    await waitFor(() => expect(ragged('#text')).toBeLessThan(1));
    await expect(centred()).toEqual(before);
  },
};

/** Words of the publisher's hyphens, which meet the ends of the lines in different places. */
const soft = Array.from({ length: 40 }, (_, index) => `${'m'.repeat(1 + (index % 7))} Donau\u00addampf\u00adschiff\u00adfahrt`).join(' ');

/** Hyphens of the publisher go when hyphenation is off; when it is on, the browser gets the language that the page lacks. */
export const Hyphenation: Story = {
  args: { book: { pages: [{ body: `<h1>Wide words</h1><p id="text">${soft}</p><p id="plain">${prose(8)}</p>` }] } },
  play: async ({ canvasElement }) => {
    const { frame, element, styleOf, choose } = await openedSettings(canvasElement);
    /** The words of a text that lie on two lines. */
    const broken = (selector: string) => {
      const text = element(selector).firstChild;
      const range = frame().document.createRange();
      return [...(text?.textContent ?? '').matchAll(/\S+/g)].filter(({ index, 0: word }) => {
        range.setStart(text ?? element(selector), index);
        range.setEnd(text ?? element(selector), index + word.length);
        const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top));
        return new Set(tops).size > 1;
      }).length;
    };
    await expect(broken('#text')).toBeGreaterThan(3);
    await choose('Hyphenation', 'Off');
    await waitFor(() => expect(broken('#text')).toBe(0));
    await choose('Hyphenation', 'On');
    await waitFor(() => expect(broken('#text')).toBeGreaterThan(3));
    await expect(element('#plain').closest('[lang]')?.getAttribute('lang')).toBe('en');
    await expect([styleOf('#plain').hyphens, styleOf('h1').hyphens]).toEqual(['auto', 'manual']);
  },
};

const chapter = {
  pages: [{ body: `<h1 id="title">A lake</h1>${`<p>${prose(4)}</p>`.repeat(40)}` }, { body: '<h1 id="end">The end</h1>' }],
};

/** Margins move the edges of the text; columns are two or one, which is not too wide to read and stands in the middle. */
export const MarginsAndColumns: Story = {
  args: { book: chapter },
  play: async ({ canvasElement }) => {
    const { element, lines, choose, stage, styleOf } = await openedSettings(canvasElement);
    const left = () => element('#title').getBoundingClientRect().left;
    const width = () => element('#title').getBoundingClientRect().width;
    await expect([left(), width()]).toEqual([64, 480 - 128]);
    await choose('Margins', 'Narrow');
    await waitFor(() => expect([left(), width()]).toEqual([32, 480 - 64]));
    await choose('Margins', 'Wide');
    await waitFor(() => expect([left(), width()]).toEqual([96, 480 - 192]));
    const two = Number(stage.dataset.screens);
    await choose('Margins', 'Normal');
    await choose('Columns', 'One');
    const em = Number.parseFloat(styleOf('p').fontSize);
    await waitFor(() => expect(width()).toBeCloseTo(34 * em, 0));
    await expect(left() + width() / 2).toBeCloseTo(stage.clientWidth / 2, 0);
    await expect(Math.max(...lines('p').map((line) => line.width))).toBeLessThanOrEqual(34 * em);
    await expect(two).toBeGreaterThan(1);
    await choose('Columns', 'Two');
    await waitFor(() => expect(width()).toBe(480 - 128));
  },
};

/** A section that ends in the first column stands in the middle of the screen; one that does not has both columns. */
export const ShortSection: Story = {
  args: { book: { pages: [{ body: `<h1 id="title">Foreword</h1><p>${prose(3)}</p>` }, ...chapter.pages] } },
  play: async ({ canvasElement }) => {
    const { element, stage, styleOf, press, place } = await openedSettings(canvasElement);
    const box = () => element('#title').getBoundingClientRect();
    const em = Number.parseFloat(styleOf('p').fontSize);
    await expect(box().width).toBeCloseTo(34 * em, 0);
    await expect(box().left + box().width / 2).toBeCloseTo(stage.clientWidth / 2, 0);
    await expect(stage.dataset.screens).toBe('1');
    press('PageDown');
    await waitFor(() => expect(place()).toBe('1'));
    await waitFor(() => expect(box().width).toBe(480 - 128));
  },
};

/** No setting loses the place: the first word of the last turn stays on the screen, and all of the settings together can be reset. */
export const KeepsThePlace: Story = {
  args: { book: chapter },
  play: async ({ canvasElement }) => {
    const { reader, frame, stage, choose, press } = await openedSettings(canvasElement);
    const page = () => ({ ...frame(), scrolls: isScrolling() });
    const isScrolling = () => frame().view.getComputedStyle(frame().document.documentElement).overflowY === 'auto';
    const before = stage.dataset.screens;
    for (let turns = 1; turns <= 5; turns += 1) {
      press('PageDown');
      await waitFor(() => expect(stage.dataset.screen).toBe(String(turns)));
    }
    const mark = markFirst(page());
    if (!mark) throw new Error('No word is shown');
    const step = async (change: () => Promise<unknown>, what: string) => {
      await change();
      await waitFor(() => expect({ what, shown: isOnScreen(page(), mark) }).toEqual({ what, shown: true }));
    };
    for (const [group, name] of [
      ['Font', /Andika/],
      ['Line spacing', 'Wide'],
      ['Margins', 'Wide'],
      ['Alignment', 'Left'],
      ['Columns', 'One'],
      ['Page turning', 'Scrolling'],
      ['Line spacing', 'Tight'],
      ['Page turning', 'Pages'],
      ['Columns', 'Two'],
    ] as const)
      await step(() => choose(group, name), `${group} ${name}`);
    await step(async () => press('+'), '+');
    await step(() => userEvent.click(reader.getByRole('button', { name: 'Reset the look' })), 'reset');
    await waitFor(() => expect(stage.dataset.screens).toBe(before));
  },
};

/** A book of pages is read by scrolling, and the keys go on to the next document; back to pages, the place stays. */
export const Scrolling: Story = {
  args: { book: chapter },
  play: async ({ canvasElement }) => {
    const { root, frame, choose, stage, place, press } = await openedSettings(canvasElement);
    press('PageDown');
    await waitFor(() => expect(stage.dataset.screen).toBe('1'));
    await choose('Page turning', 'Scrolling');
    await waitFor(() => expect(frame().document.documentElement.scrollHeight).toBeGreaterThan(2000));
    await expect(frame().document.documentElement.scrollWidth).toBe(stage.clientWidth);
    press('Escape');
    // The arrows scroll, as in every document that scrolls.
    const top = frame().view.scrollY;
    root.focus();
    press('ArrowDown');
    await waitFor(() => expect(frame().view.scrollY).toBeGreaterThan(top));
    frame().view.scrollTo({ top: frame().document.documentElement.scrollHeight });
    press('PageDown');
    await waitFor(() => expect(place()).toBe('1'));
    press('PageUp');
    await waitFor(() => expect(place()).toBe('0'));
    await waitFor(() => expect(frame().view.scrollY).toBeGreaterThan(1000));
    const mark = markFirst({ ...frame(), scrolls: true });
    if (!mark) throw new Error('No word is shown');
    press('s');
    await choose('Page turning', 'Original');
    await waitFor(() => expect(frame().document.documentElement.scrollHeight).toBe(frame().frame.clientHeight));
    await waitFor(() => expect(isOnScreen({ ...frame(), scrolls: false }, mark)).toBe(true));
  },
};

/** Vertical lines follow one another sideways: they stay in pages. */
export const VerticalStaysPaged: Story = {
  args: {
    book: {
      direction: 'rtl',
      pages: [{ head: '<style>html{writing-mode:vertical-rl}</style>', body: `<p>${'湖は静かだった。'.repeat(400)}</p>` }],
    },
  },
  play: async ({ canvasElement }) => {
    const { stage, choose, press } = await openedSettings(canvasElement);
    const before = stage.dataset.screens;
    await choose('Page turning', 'Scrolling');
    press('PageDown');
    await waitFor(() => expect(stage.dataset.screen).toBe('1'));
    await expect(stage.dataset.screens).toBe(before);
  },
};

const coloured = {
  pages: [
    {
      head: '<style>body{background:#fff} p{color:#000!important} a{color:#00f} .box{background:#cce;color:#224} td{background:#eef} #faint{color:#bbb!important}</style>',
      body: `<h1>Colours</h1><p>${prose(2)} <a href="#x">A link</a></p><p class="box">In a box</p><table><tr><td>In a cell</td></tr></table><p id="faint">Faint</p><figure><figcaption>A caption</figcaption></figure>`,
    },
  ],
};

/** The pages have the chosen colour, in which all texts are legible, also in the user's highlights, around them too, and the bars the scheme that belongs to it. */
export const PageColours: Story = {
  args: { book: coloured, scheme: 'light' },
  play: async ({ canvasElement }) => {
    const { root, reader, frame, styleOf, choose, stage } = await openedSettings(canvasElement);
    const host = canvasElement.querySelector('[data-realmkit-reader]') ?? root;
    const around = () => getComputedStyle(host).backgroundColor;
    const bars = () => getComputedStyle(root.querySelector('[role=toolbar]') ?? root).backgroundColor;
    const lightBars = bars();
    for (const [name, page, isDark] of [
      ['Sepia', 'rgb(246, 236, 217)', false],
      ['Grey', 'rgb(51, 54, 59)', true],
      ['Black', 'rgb(14, 17, 22)', true],
    ] as const) {
      await choose('Page colour', new RegExp(`${name}$`));
      await waitFor(() => expect(styleOf('html').backgroundColor).toBe(page));
      await waitFor(() => expect(around()).toBe(page));
      await expect(findPoorContrast({ content: frame().document })).toEqual([]);
      for (const mark of ['yellow', 'green', 'blue', 'pink'])
        await expect(findPoorContrast({ content: frame().document, mark: `realmkit-annotation-${mark}` })).toEqual([]);
      await waitFor(() => expect(bars() !== lightBars).toBe(isDark));
      await expect(JSON.parse(localStorage.getItem('bookplayer_config') ?? '{}').darkTheme).toBe(isDark);
    }
    // The probe sees what a highlight makes of a text.
    const style = frame().document.createElementNS('http://www.w3.org/1999/xhtml', 'style');
    style.textContent = 'h1::highlight(pale){color:#ccc;-webkit-text-fill-color:#ccc;background-color:#fff}';
    frame().document.head.append(style);
    await expect(findPoorContrast({ content: frame().document, mark: 'pale' }).map(({ text }) => text)).toContain('Colours');
    await choose('Page colour', /White$/);
    await waitFor(() => expect(styleOf('p').color).toBe('rgb(0, 0, 0)'));
    await expect(styleOf('a').color).toBe('rgb(0, 0, 255)');
    await expect(findPoorContrast({ content: frame().document }).map(({ text }) => text)).toContain('Faint');
    const moreContrast = reader.getByRole('switch', { name: 'More contrast' });
    await userEvent.click(moreContrast);
    await waitFor(() => expect(findPoorContrast({ content: frame().document })).toEqual([]));
    await userEvent.click(moreContrast);
    await waitFor(() => expect(styleOf('a').color).toBe('rgb(0, 0, 255)'));
    await expect(stage.dataset.screens).toBe('1');
  },
};

/** Plus and minus change the text size and announce it; they are no commands if single keys are switched off. */
export const KeysOfTheTextSize: Story = {
  args: { book: chapter },
  play: async ({ canvasElement }) => {
    const { reader, styleOf, press } = await openedSettings(canvasElement);
    press('Escape');
    const size = () => Number.parseFloat(styleOf('p').fontSize);
    const before = size();
    press('+');
    await waitFor(() => expect(size()).toBeCloseTo(before * 1.1, 1));
    await said(canvasElement, 'status', 'Text size 110%');
    press('-');
    press('-');
    await waitFor(() => expect(size()).toBeCloseTo(before * 0.9, 1));
    press('s');
    await userEvent.click(await reader.findByRole('switch', { name: 'Single-key commands' }));
    press('+');
    await expect(size()).toBeCloseTo(before * 0.9, 1);
  },
};

/** The text of drawn pages cannot change, so the settings offer the colour around them alone, and the keys do nothing. */
export const DrawnPages: Story = {
  args: { book: { metadata: drawn, pages: [{ body: '<p id="text">Drawn</p>' }] } },
  play: async ({ canvasElement }) => {
    const { reader, styleOf, press } = await openedSettings(canvasElement);
    await expect(await reader.findByText(/The pages of this book are drawn/)).toBeVisible();
    await expect(reader.queryByRole('group', { name: 'Font' })).toBeNull();
    const before = styleOf('#text').fontSize;
    press('+');
    await expect(JSON.parse(localStorage.getItem('bookplayer_config') ?? '{}').textSize).toBe(1);
    await expect(styleOf('#text').fontSize).toBe(before);
  },
};

/** On a phone the settings leave the page in sight above them, and all of them can be reached without scrolling sideways. */
export const OnAPhone: Story = {
  args: { book: chapter, locale: 'de-DE' },
  render: ({ book: _served, ...props }) => (
    <div style={{ width: 320, height: 640 }}>
      <BookReader {...props} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const { root, reader } = await opened(canvasElement);
    fireEvent.keyDown(root, { key: 's' });
    const panel = await reader.findByRole('region', { name: 'Einstellungen' });
    await reader.findByRole('group', { name: 'Textgröße' });
    const share = () => panel.getBoundingClientRect().height / root.getBoundingClientRect().height;
    await expect(share()).toBeLessThanOrEqual(0.6);
    const content = panel.querySelector('div') ?? panel;
    await expect(content.scrollWidth).toBeLessThanOrEqual(content.clientWidth);
    const last = reader.getByRole('button', { name: 'Aussehen zurücksetzen' });
    last.scrollIntoView({ block: 'center' });
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(root.getBoundingClientRect().bottom);
  },
};
