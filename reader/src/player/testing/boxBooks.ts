import type { FakeBook } from './fakeBookFiles.ts';
import { createRandom } from './random.ts';

const random = createRandom(43);
const nouns = 'quarry ferry garden orchard ocean journey ribbon dragon umbrella river hollow pebble marble lantern velvet timber'.split(
  ' ',
);
export const words = (count: number) => Array.from({ length: count }, () => random.pick(nouns)).join(' ');
export const paragraphs = (count: number) => Array.from({ length: count }, (_, at) => `<p>${at + 1}. ${words(40)}.</p>`).join('');
const boxed = (style: string, more = '') => `<div style="${style}"><h1>A box</h1>${paragraphs(12)}${more}</div>`;

type Page = FakeBook['pages'][number];

/** The pages of a book by what each shows. */
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
  'a vertical box among lines': { head: vertical, body: `<p>${words(30)}</p><div class="t">${lines}</div><p>${words(30)}</p>` },
  'a box of lines in a vertical page': {
    head: '<style>body{writing-mode:vertical-rl}.lines{writing-mode:horizontal-tb}</style>',
    body: `<h1>横</h1><div class="lines">${lines}</div>${lines}`,
  },
  'a title page with margins': {
    head: '<style>html{writing-mode:vertical-rl} h1{margin-block:1em;margin-inline:30vh}</style>',
    body: `<h1>草枕</h1><p style="margin-inline-end:-4em;padding-inline-end:90vh">夏目漱石</p>`,
  },
};

const smooth: Pages = { 'smooth scrolling': { head: '<style>html{scroll-behavior:smooth !important}</style>', body: paragraphs(12) } };

/** Effects that make a box a layer of its own, each with the property that has to go where the box breaks. */
export const effects = {
  filter: 'filter:brightness(90%)',
  'backdrop-filter': 'backdrop-filter:brightness(100%)',
  'will-change': 'will-change:transform',
  transform: 'transform:translateZ(0)',
  'animation-name': 'opacity:0;animation:appear 1ms forwards',
  position: 'position:sticky;top:0',
} as const;

const moved = '<h1 style="text-indent:-9999px">Moved away</h1>';
const away: Pages = {
  'an indent': { body: `${paragraphs(30)}${moved}${paragraphs(2)}` },
  'an indent at the end': { body: `${paragraphs(3)}<p style="text-indent:-999em">Moved away</p>` },
  'a heading alone': { body: `${moved}<h2 class="picture">Here</h2>` },
  'a place': {
    head: '<style>.away{position:absolute;left:-9999px}</style>',
    body: `${paragraphs(30)}<div style="position:relative"><p class="away">Moved away</p>${paragraphs(2)}</div>`,
  },
  'a place to the right': { body: `${paragraphs(3)}<p style="position:absolute;right:-9999px">Moved away</p>` },
  'an indent to the right': { body: `${paragraphs(3)}<h2 style="text-indent:9999px;white-space:nowrap">Moved away</h2>` },
};

const layers: Pages = Object.fromEntries(
  Object.entries(effects).map(([name, style]) => [
    name,
    { head: '<style>@keyframes appear{to{opacity:1}}</style>', body: `${paragraphs(1)}${boxed(style)}${paragraphs(1)}` },
  ]),
);

interface BoxBook {
  readonly direction: 'ltr' | 'rtl';
  readonly pages: Pages;
}

type Title = 'Boxes in lines' | 'Boxes that clip' | 'Hidden text' | 'Layers' | 'Tables' | 'Vertical boxes' | 'Smooth scrolling';

/** Books whose boxes and tables a screen cannot hold, by title. */
export const boxBooks: Readonly<Record<Title, BoxBook>> = {
  'Boxes in lines': { direction: 'ltr', pages: boxesInLines },
  'Boxes that clip': { direction: 'ltr', pages: boxesThatClip },
  'Hidden text': { direction: 'ltr', pages: away },
  Layers: { direction: 'ltr', pages: layers },
  Tables: { direction: 'ltr', pages: tables },
  'Vertical boxes': { direction: 'rtl', pages: verticals },
  'Smooth scrolling': { direction: 'ltr', pages: smooth },
};
