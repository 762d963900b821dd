import { calibre } from './calibre.ts';
import { inDesign } from './inDesign.ts';
import { pandoc } from './pandoc.ts';
import type { StyledBook } from './StyledBook.ts';
import { sigil } from './sigil.ts';
import { vellum } from './vellum.ts';
import { word } from './word.ts';

/** The parts of a book that each tool marks up in its own way. */
export type Role =
  | 'body'
  | 'heading'
  | 'first'
  | 'paragraph'
  | 'quote'
  | 'box'
  | 'link'
  | 'verse'
  | 'line'
  | 'table'
  | 'row'
  | 'head'
  | 'cell';

/** How a tool writes its books: what a page has in its head, its files, and the markup of each part around `%`. */
export interface Dialect {
  readonly name: string;
  readonly head: string;
  readonly files: StyledBook['files'];
  readonly markup: Readonly<Record<Role, string>>;
}

const dialect = (name: string, { pages, files }: StyledBook, markup: Dialect['markup']): Dialect => ({
  name,
  head: pages[0]?.head ?? '',
  files,
  markup,
});

/** The manners of writing, by tool. */
export const dialects = {
  calibre: dialect('calibre', calibre, {
    body: '<div class="calibre1">%</div>',
    heading: '<h1 class="calibre2">%</h1>',
    first: '<p class="calibre3">%</p>',
    paragraph: '<p class="calibre5">%</p>',
    quote: '<blockquote class="calibre8"><p class="calibre5">%</p></blockquote>',
    box: '<div class="calibre8"><p class="calibre3">%</p></div>',
    link: '<a class="calibre7" href="#">%</a>',
    verse: '<div class="calibre8">%</div>',
    line: '<p class="calibre15">%</p>',
    table: '<table class="calibre9" border="1"><tbody>%</tbody></table>',
    row: '<tr class="calibre10">%</tr>',
    head: '<th class="calibre11">%</th>',
    cell: '<td class="calibre13" bgcolor="#eeece1">%</td>',
  }),
  inDesign: dialect('InDesign', inDesign, {
    body: '<div id="_idContainer004" class="Basic-Text-Frame">%</div>',
    heading: '<h2 class="Chapter-Title ParaOverride-1"><span class="CharOverride-1">%</span></h2>',
    first: '<p class="Body-first ParaOverride-2"><span class="CharOverride-3">%</span></p>',
    paragraph: '<p class="Body"><span class="CharOverride-3">%</span></p>',
    quote: '<p class="Body" style="margin-left:24px;color:#58595b"><span>%</span></p>',
    box: '<div class="Info-box _idGenObjectStyleOverride-1"><p class="Info-text"><span class="Highlight">%</span></p></div>',
    link: '<span class="Hyperlink"><a href="#"><span class="CharOverride-4">%</span></a></span>',
    verse: '<div class="_idGenObjectLayout-1">%</div>',
    line: '<p class="Caption">%</p>',
    table: '<table id="table001" class="No-Table-Style _idGenTablePara-1" style="background-color:#fff"><tbody>%</tbody></table>',
    row: '<tr class="No-Table-Style" style="background:#e6e7e8">%</tr>',
    head: '<td class="No-Table-Style CellOverride-1" style="background-color:#00407a;padding:4px"><p class="Info-head" style="color:#ffffff">%</p></td>',
    cell: '<td class="No-Table-Style" style="border:0.5px solid #000;padding:4px"><p class="Body">%</p></td>',
  }),
  word: dialect('Word', word, {
    body: '<div class="WordSection1">%</div>',
    heading: '<h1 style="page-break-before:always"><span lang="EN-GB">%</span></h1>',
    first: '<p class="MsoNormal" style="text-align:justify"><span style="font-size:12.0pt;color:black;background:white">%</span></p>',
    paragraph: '<p class="MsoNormal" style="text-indent:36.0pt"><span lang="EN-GB" style="color:#222222">%</span><o:p></o:p></p>',
    quote: '<p class="MsoIntenseQuote">%</p>',
    box: '<div style="border:solid windowtext 1.0pt;background:#FFF2CC;padding:4.0pt"><p class="MsoNormal"><span style="color:#7F6000">%</span></p></div>',
    link: '<a href="#"><span style="color:#954F72">%</span></a>',
    verse: '<div>%</div>',
    line: '<p class="MsoNormal" style="margin:0cm;line-height:14.0pt;mso-line-height-rule:exactly">%</p>',
    table: '<table class="MsoTableGrid" border="1" cellspacing="0" style="border-collapse:collapse">%</table>',
    row: '<tr style="height:14.2pt">%</tr>',
    head: '<td style="background:#4472C4"><p class="MsoNormal"><b><span style="color:white">%</span></b></p></td>',
    cell: '<td bgcolor="#D9E2F3" style="border:solid windowtext 1.0pt"><p class="MsoNormal"><span style="color:windowtext">%</span></p></td>',
  }),
  pandoc: dialect('Pandoc', pandoc, {
    body: '<section class="level1">%</section>',
    heading: '<h1><span class="header-section-number">1</span> %</h1>',
    first: '<p>%</p>',
    paragraph: '<p>%</p>',
    quote: '<blockquote><p>%</p></blockquote>',
    box: '<div class="sourceCode"><pre class="sourceCode"><code class="sourceCode"><span class="kw">let</span> <span class="st">%</span></code></pre></div>',
    link: '<a href="#">%</a>',
    verse: '<div class="line-block">%</div>',
    line: '%<br/>',
    table: '<table width="600"><caption>Table 1</caption><tbody>%</tbody></table>',
    row: '<tr class="odd">%</tr>',
    head: '<th style="text-align: left;">%</th>',
    cell: '<td style="text-align: left;">%</td>',
  }),
  sigil: dialect('Sigil', sigil, {
    body: '<div class="chapter">%</div>',
    heading: '<h2 class="chap-title">%</h2>',
    first: '<p class="first">%</p>',
    paragraph: '<p>%</p>',
    quote: '<p class="letter">%</p>',
    box: '<div class="note-box"><p>%</p></div>',
    link: '<a class="note" href="#">%</a>',
    verse: '<div class="letter">%</div>',
    line: '<p style="text-indent:-20px;margin-left:40px">%</p>',
    table: '<table style="background:#fffbe6;width:600px">%</table>',
    row: '<tr>%</tr>',
    head: '<th style="background:#000080;color:#fff">%</th>',
    cell: '<td style="font-size:14px;color:#111">%</td>',
  }),
  vellum: dialect('Vellum', vellum, {
    body: '<div class="chapter text"><div class="text" epub:type="bodymatter">%</div></div>',
    heading: '<div class="heading"><h1 class="element-title case-upper">%</h1></div>',
    first: '<p class="first first-in-chapter"><span class="first-phrase">%</span></p>',
    paragraph: '<p class="subsq">%</p>',
    quote: '<div class="text-conversation"><div class="message sent"><p class="message-text">%</p></div></div>',
    box: '<div class="text-conversation"><div class="message received"><p class="message-text">%</p></div></div>',
    link: '<a class="external-link" href="#">%</a>',
    verse: '<div class="verse">%</div>',
    line: '<p class="verse-line">%</p>',
    table: '<table style="color: var(--ink); background: #fefefe">%</table>',
    row: '<tr style="border-bottom: 1px solid #999">%</tr>',
    head: '<th style="color: #3a3a3a">%</th>',
    cell: '<td>%</td>',
  }),
} satisfies Readonly<Record<string, Dialect>>;

/** Marks text up as a part of a book. */
export const markUp = ({ markup }: Dialect, role: Role, text: string): string => markup[role].split('%').join(text);
