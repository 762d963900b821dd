import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { FakeBook } from '../testing/fakeBookFiles.ts';
import { expectNoDeadPress, openStage } from '../testing/openStage.ts';
import { createRandom } from '../testing/random.ts';
import { createWordWalk } from '../testing/wordWalk.ts';

/** Walks over the screens of books whose boxes and tables a screen cannot hold. */
const meta: Meta = {
  title: 'Reader/Every word',
  render: () => <div data-box="" style={{ position: 'relative', overflow: 'hidden', width: 1000, height: 600, transition: 'none' }} />,
};
export default meta;
type Story = StoryObj;

const random = createRandom(43);
const nouns = 'quarry ferry garden orchard ocean journey ribbon dragon umbrella river hollow pebble marble lantern velvet timber'.split(
  ' ',
);
const words = (count: number) => Array.from({ length: count }, () => random.pick(nouns)).join(' ');
const paragraphs = (count: number) => Array.from({ length: count }, (_, at) => `<p>${at + 1}. ${words(40)}.</p>`).join('');
const boxed = (style: string, more = '') => `<div style="${style}"><h1>A box</h1>${paragraphs(12)}${more}</div>`;

type Page = FakeBook['pages'][number];
type Pages = Readonly<Record<string, Page>>;

const boxesInLines: Pages = {
  'inline-block': { body: boxed('display:inline-block;width:100%') },
  'inline-flex': { body: boxed('display:inline-flex;flex-direction:column;width:100%') },
  'inline-grid': { body: boxed('display:inline-grid;width:100%') },
  'inline-table': { body: boxed('display:inline-table;width:100%') },
  grid: { body: boxed('display:grid;width:100%') },
  flex: { body: boxed('display:flex;flex-direction:column;width:100%') },
  table: { body: boxed('display:table;width:100%') },
};

const boxesThatClip: Pages = {
  'overflow hidden': { head: '<style>.text{overflow:hidden !important}</style>', body: `<div class="text">${paragraphs(12)}</div>` },
  'a height that clips': { body: `<h1>Title</h1>${boxed('height:100vh;overflow:hidden')}` },
  'a height of the page': { body: boxed('height:100%;overflow:hidden') },
  'a low box that clips': { body: `<div>${boxed('height:70vh;overflow:hidden')}</div>` },
  'a page that scrolls': { body: boxed('height:100vh;overflow:auto') },
  'a placed page': { body: boxed('position:absolute;inset:0;overflow:auto') },
  'a box in a box': { body: `<div style="overflow:hidden">${boxed('display:inline-block')}${boxed('float:left;overflow:hidden')}</div>` },
  'columns that clip': { body: boxed('columns:2;overflow:hidden') },
  'a body that is a box': { head: '<style>html{display:flex} body{display:inline-block;overflow:hidden}</style>', body: paragraphs(12) },
  contained: { body: boxed('contain:content') },
  'text between': { body: `${paragraphs(3)}${boxed('overflow:hidden', '<blockquote>End</blockquote>')}${paragraphs(3)}` },
};

const rows = (count: number, row: (at: number) => string) => Array.from({ length: count }, (_, at) => `<tr>${row(at)}</tr>`).join('');
const speakers = ['Lady Bracknell', 'Worthington-Moncrieff', 'Algernon'];

const tables: Pages = {
  'a play': {
    head: '<style>table{border-collapse:collapse;margin:1em auto;width:100%} td{vertical-align:top;padding:.5em} td:first-child{hyphens:none;text-align:right;width:20%;white-space:nowrap} td+td{min-width:26em}</style>',
    body: `<h1>Act I</h1><table><tbody>${rows(24, (at) => `<td>${speakers[at % 3]}</td><td>${words(30)}.</td>`)}</tbody></table>`,
  },
  'a glossary': {
    head: '<style>td{padding:.5em} td:first-child{white-space:nowrap} td+td{width:700px}</style>',
    body: `<h1>Glossary</h1><table><tbody>${rows(24, (at) => `<td>${words(2)} ${at}</td><td><p style="width:660px">${words(12)}.</p></td>`)}</tbody></table>`,
  },
  'long words': {
    body: `<table>${rows(24, (at) => `<td>${'quarryferrygarden'.repeat(2)}${at}</td><td>${'orchardoceanjourney'.repeat(2)}${at}</td>`)}</table>`,
  },
  'many columns and rows': {
    body: `<table>${rows(24, (at) => Array.from({ length: 24 }, (_, column) => `<td>c${column}r${at}</td>`).join(''))}</table>`,
  },
};

const lines = Array.from(
  { length: 14 },
  (_, at) => `<p>${at}・${'山の向こうから風が吹いて、木の葉が庭に落ちていきました。'.repeat(8)}</p>`,
).join('');
const vertical = '<style>.t{writing-mode:vertical-rl}</style>';
const verticals: Pages = {
  'a vertical box': { head: vertical, body: `<div class="t"><h1>一</h1>${lines}</div>` },
  'a vertical box in boxes': {
    head: vertical,
    body: `<main>\n<section class="t"><h1>二</h1>${lines}</section><section class="t">${lines}</section></main>`,
  },
  'lines from the left': { head: '<style>.t{writing-mode:vertical-lr}</style>', body: `<div class="t">${lines}</div>` },
  'a vertical page': { head: '<style>body{writing-mode:vertical-rl}</style>', body: `<div style="overflow:hidden">${lines}</div>` },
  'a title page with margins': {
    head: '<style>html{writing-mode:vertical-rl} h1{margin-block:1em;margin-inline:30vh}</style>',
    body: `<h1>草枕</h1><p style="margin-inline-end:-4em;padding-inline-end:90vh">夏目漱石</p>`,
  },
};

const smooth: Pages = { 'smooth scrolling': { head: '<style>html{scroll-behavior:smooth !important}</style>', body: paragraphs(12) } };

const sizes = [
  [390, 780],
  [820, 1000],
  [1280, 600],
] as const;

/** Walks over a book of these pages in windows of three sizes, and expects that each word is on one screen. */
const walks = (pages: Pages, direction: 'ltr' | 'rtl' = 'ltr'): Story => ({
  play: async ({ canvasElement }) => {
    const names = Object.keys(pages);
    const failures: string[] = [];
    const open = await openStage(canvasElement, { direction, pages: Object.values(pages) }, random);
    for (const [width, height] of sizes) {
      await open.resize(width, height);
      let walk = createWordWalk();
      const counted: string[] = [];
      await expectNoDeadPress(open, `${width} px`, () => {
        const view = open.view();
        walk.look(view);
        if (view.screen < view.screens - 1) return;
        const { words: count, lost, repeated, exceptions } = walk.result(view);
        walk = createWordWalk();
        counted.push(names[view.index] ?? '');
        if (lost.length + repeated.length + exceptions.scrolled > 0 || count === 0)
          failures.push(
            `${names[view.index]}, ${width} px: of ${count} words ${lost.length} lost (${lost.slice(0, 3).join(' ')}), ${repeated.length} twice, ${exceptions.scrolled} scrolled`,
          );
      });
      await expect(counted).toEqual(names);
    }
    open.close();
    await expect(failures).toEqual([]);
  },
});

/** A box that does not break by itself, as one within a line, breaks over screens. */
export const BoxesInLines: Story = walks(boxesInLines);

/** So does a box that clips or scrolls more than a screen. */
export const BoxesThatClip: Story = walks(boxesThatClip);

/** A table that is too wide goes on at the next screen, whatever it holds. */
export const Tables: Story = walks(tables);

/** Vertical lines are read as such, whichever box makes them vertical. */
export const VerticalBoxes: Story = walks(verticals, 'rtl');

/** The reader's own jumps are never animated by a book. */
export const SmoothScrolling: Story = walks(smooth);

/** Effects that make a box a layer of its own, each with the property that has to go where the box breaks. */
const effects = {
  filter: 'filter:brightness(90%)',
  'backdrop-filter': 'backdrop-filter:brightness(100%)',
  'will-change': 'will-change:transform',
  transform: 'transform:translateZ(0)',
  'animation-name': 'opacity:0;animation:appear 1ms forwards',
  position: 'position:sticky;top:0',
} as const;

/** WebKit paints a layer in its first column alone. A box that breaks has none, whether its style sheet or itself asks for it; one that fits keeps its own. */
export const Layers: Story = {
  play: async ({ canvasElement }) => {
    const styles = Object.entries(effects);
    const head = `<style>@keyframes appear{to{opacity:1}} @media screen{${styles.map(([name, style]) => `.${name}{${style}}`).join('')}}</style>`;
    const body = styles
      .map(
        ([name, style]) =>
          `<div class="${name}" id="${name}-sheet">${paragraphs(12)}</div><div id="${name}-own" style="${style}">${paragraphs(12)}</div><p id="${name}-fits" class="${name}" style="break-inside:avoid">${words(5)}</p>`,
      )
      .join('');
    const open = await openStage(canvasElement, { pages: [{ head, body }] }, random);
    await open.stage.show({ index: 0 });
    const { document } = open.view();
    const computed = (name: string, at: string) => {
      const box = document.getElementById(`${name}-${at}`);
      return box ? document.defaultView?.getComputedStyle(box).getPropertyValue(name) : undefined;
    };
    const plain = { position: 'relative', 'will-change': 'auto' } as const;
    for (const [name] of styles) {
      const expected = name in plain ? plain[name as keyof typeof plain] : 'none';
      await expect({ name, sheet: computed(name, 'sheet'), own: computed(name, 'own') }).toEqual({ name, sheet: expected, own: expected });
      await expect({ name, fits: computed(name, 'fits') }).not.toEqual({ name, fits: expected });
    }
    const faded = document.getElementById('animation-name-sheet');
    await expect(faded && document.defaultView?.getComputedStyle(faded).opacity).toBe('1');
    open.close();
  },
};

/** What fits, what the publisher hides, and what scrolls within a screen stay as they are. */
export const BoxesLeftAlone: Story = {
  play: async ({ canvasElement }) => {
    const body = `<div id="fits" style="display:inline-block;overflow:hidden">${words(20)}</div>
<div id="hidden" style="position:absolute;width:1px;height:1px;overflow:hidden">${paragraphs(12)}</div>
<div id="cut" style="height:1em;overflow:hidden;clip-path:inset(50%)">${paragraphs(12)}</div>
<div id="folded" style="height:0;overflow:hidden">${paragraphs(12)}</div>
<div id="scroller" style="max-height:60vh;overflow:auto">${paragraphs(12)}</div>
<div id="cover" style="height:100vh;overflow:hidden"><p>A cover</p><div style="height:200vh"></div></div>${paragraphs(12)}`;
    const open = await openStage(canvasElement, { pages: [{ body }] }, random);
    await open.stage.show({ index: 0 });
    const { document } = open.view();
    const styleOf = (id: string) => {
      const box = document.getElementById(id);
      const style = box && document.defaultView?.getComputedStyle(box);
      return `${id}: ${style?.display} ${style?.overflowY}`;
    };
    await expect(['fits', 'hidden', 'cut', 'folded', 'scroller', 'cover'].map(styleOf)).toEqual([
      'fits: inline-block hidden',
      'hidden: block hidden',
      'cut: block hidden',
      'folded: block hidden',
      'scroller: block auto',
      'cover: block hidden',
    ]);
    open.close();
  },
};
