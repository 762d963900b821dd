import { createRandom, type Random } from '../random.ts';
import { type Dialect, markUp, type Role } from './dialects.ts';
import { type ProseLanguage, sentence } from './prose.ts';
import { type StyledBook, sheet } from './StyledBook.ts';
import { testFont } from './testFont.ts';

/** The tools that a kind of book writes its pages with. */
interface Pen {
  readonly random: Random;
  /** Marks text up as a part of a book. */
  readonly mark: (role: Role, text: string) => string;
  /** Returns some words. */
  readonly say: (words?: number, language?: ProseLanguage) => string;
  /** Returns paragraphs. */
  readonly paragraphs: (count: number, language?: ProseLanguage) => string;
  /** Returns a chapter with a heading. */
  readonly chapter: (count: number, language?: ProseLanguage) => string;
  readonly table: (rows: number, columns: number) => string;
}

/** What a kind of book has; a page without a head gets that of its tool. */
type Kind = (pen: Pen) => Omit<StyledBook, 'title' | 'files'> & Partial<Pick<StyledBook, 'files'>>;

const drawing = (width: number, height: number, within = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#cde"/><circle cx="60" cy="60" r="40" fill="#fc0"/>${within}</svg>`;
const svgFile = (text: string) => ({ mediaType: 'image/svg+xml', text });
const style = (css: string) => `<style type="text/css">${css}</style>`;
const prePaginated = '<meta property="rendition:layout">pre-paginated</meta>';
const repeat = <Item>(count: number, item: (index: number) => Item): Item[] => Array.from({ length: count }, (_, index) => item(index));

const picturePages = ({ say }: Pen, count: number, direction = 'ltr') =>
  repeat(count, (index) => ({
    head: style(
      `body{width:600px;height:800px;margin:0;direction:${direction}} .t{position:absolute;left:60px;top:640px;width:480px;font:28px/36px serif;color:#1a1a1a}`,
    ),
    body: `<div><img src="scene.svg" alt="A lake" width="600" height="800"/><p class="t" id="t${index}">${say(8)}</p></div>`,
  }));

/** The kinds of books, by name. */
const kinds = {
  novel: ({ chapter }) => ({ pages: repeat(3, (index) => ({ body: chapter(8 + 5 * index) })) }),
  textbook: ({ mark, chapter, say, table }) => ({
    pages: repeat(2, () => ({
      body: `${chapter(3)}${mark('box', say(20))}${table(6, 3)}<ol><li>${say()}</li><li>${say()}</li></ol>${mark('box', mark('link', say(4)))}<dl><dt>${say(2)}</dt><dd>${say()}</dd></dl>${chapter(2)}`,
    })),
  }),
  'picture book': (pen) => ({ metadata: prePaginated, pages: picturePages(pen, 4), files: { 'scene.svg': svgFile(drawing(600, 800)) } }),
  'picture book from right to left': (pen) => ({
    metadata: prePaginated,
    direction: 'rtl',
    language: 'he',
    pages: picturePages(pen, 4, 'rtl'),
    files: { 'scene.svg': svgFile(drawing(600, 800)) },
  }),
  poems: ({ mark, say }) => ({
    pages: repeat(3, (poem) => ({
      body: `${mark('heading', say(3))}${repeat(poem * 4 + 2, () => mark('verse', repeat(4, () => mark('line', say(6))).join(''))).join('')}`,
    })),
  }),
  play: ({ mark, say }) => ({
    pages: repeat(2, () => ({
      body: `${mark('heading', say(3))}${mark('table', repeat(30, () => mark('row', mark('head', say(1)) + mark('cell', say(14)))).join(''))}`,
    })),
  }),
  Hebrew: ({ chapter }) => ({
    direction: 'rtl',
    language: 'he',
    pages: repeat(3, (index) => ({ body: `<div dir="rtl">${chapter(6 + index * 6, 'he')}</div>` })),
  }),
  Arabic: ({ chapter, table }) => ({
    direction: 'rtl',
    language: 'ar',
    pages: repeat(2, () => ({ body: `<div dir="rtl" style="font-size:14pt">${chapter(9, 'ar')}${table(3, 3)}</div>` })),
  }),
  'vertical Japanese': ({ chapter }) => ({
    direction: 'rtl',
    language: 'ja',
    pages: repeat(2, (index) => ({
      head: style(
        'html{-epub-writing-mode:vertical-rl;writing-mode:vertical-rl;-webkit-writing-mode:vertical-rl} body{color:#000;background:#fff;font-size:medium} p{text-indent:1em} ruby rt{color:#666}',
      ),
      body: `${chapter(10 + index * 8, 'ja')}<p><ruby>湖<rt>みずうみ</rt></ruby><span style="text-combine-upright:all">12</span></p>`,
    })),
  }),
  'EPUB 2 with an NCX': ({ chapter }) => ({ isEpub2: true, pages: repeat(4, (index) => ({ body: chapter(3 + index * 3) })) }),
  'page list': ({ mark, chapter, say }) => ({
    pages: repeat(2, (index) => ({
      body: `${chapter(2)}${repeat(8, (page) => `<span epub:type="pagebreak" role="doc-pagebreak" id="p${index}-${page}" title="${index * 8 + page}"></span>${mark('paragraph', say(60))}`).join('')}`,
    })),
    navigation: `<nav epub:type="page-list" hidden=""><ol>${repeat(16, (page) => `<li><a href="page-${page < 8 ? 1 : 2}.xhtml#p${page < 8 ? 0 : 1}-${page % 8}">${page}</a></li>`).join('')}</ol></nav>`,
  }),
  footnotes: ({ mark, chapter, say }) => ({
    pages: [
      {
        body: `${chapter(4)}${mark('paragraph', `${say(9)}<a epub:type="noteref" href="#note">1</a> ${say(9)}<sup><a href="#old" id="back">2</a></sup>`)}${chapter(3)}<aside epub:type="footnote" id="note">${mark('paragraph', say(9))}</aside><hr/><p id="old"><a href="#back">2</a> ${say(9)}</p>`,
      },
      { body: chapter(2) },
    ],
  }),
  formulas: ({ mark, chapter }) => ({
    pages: repeat(2, () => ({
      body: `${chapter(3)}${mark('paragraph', '<math xmlns="http://www.w3.org/1998/Math/MathML" display="block"><mrow><mi mathcolor="#800000">x</mi><mo>=</mo><mfrac><mrow><mo>−</mo><mi>b</mi><mo>±</mo><msqrt><mn>4</mn></msqrt></mrow><mrow><mn>2</mn><mi>a</mi></mrow></mfrac></mrow></math>')}${chapter(3)}`,
    })),
  }),
  drawings: ({ mark, chapter, say }) => ({
    pages: repeat(2, () => ({
      body: `${chapter(2)}<figure>${drawing(700, 400, `<text x="120" y="80" font-size="28">${say(3)}</text>`)}<figcaption>${say(6)}</figcaption></figure>${mark('paragraph', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 40" width="300"><text x="0" y="30" fill="#000">${say(3)}</text></svg>`)}${drawing(300, 2400)}${chapter(2)}`,
    })),
  }),
  'one huge chapter': ({ chapter }) => ({ pages: [{ body: chapter(220) }] }),
  'embedded fonts': ({ chapter }) => ({
    pages: repeat(2, () => ({ head: '<link rel="stylesheet" href="styles/fonts.css"/>', body: `<div class="own">${chapter(5)}</div>` })),
    files: {
      'styles/fonts.css': sheet(
        '@font-face{font-family:"Own Boxes";src:url("../fonts/boxes.ttf") format("truetype")} @font-face{font-family:"Lost";src:url(../fonts/lost.otf)} .own p{font-family:"Own Boxes","Lost",serif;font-size:13px;color:#231f20}',
      ),
      'fonts/boxes.ttf': { mediaType: 'font/ttf', text: testFont() },
    },
  }),
  'imported style sheets': ({ chapter }) => ({
    pages: repeat(2, () => ({ head: style('@import "css/all.css" screen; @import url(css/lost.css);'), body: chapter(6) })),
    files: {
      'css/all.css': sheet(
        '@charset "utf-8"; @import "parts/text.css" layer(base); @import url(\'parts/ground.css\') supports(display: grid);',
      ),
      'css/parts/text.css': sheet('p{font:11pt/15pt serif;color:#000!important;page-break-inside:avoid} @page{margin:2cm}'),
      'css/parts/ground.css': sheet('body{background:#fff url("../../wave.svg") repeat-y} h1,h2{background:#fffae0;color:#7a5c00}'),
      'wave.svg': svgFile(drawing(40, 40)),
    },
  }),
  'Latin-1 and CRLF': ({ chapter }) => ({
    isEpub2: true,
    language: 'de',
    pages: repeat(2, () => ({ body: chapter(5, 'de').replaceAll(' ', '\r\n   '), encoding: 'iso-8859-1' as const })),
  }),
  'UTF-16': ({ chapter }) => ({ pages: repeat(2, () => ({ body: chapter(5), encoding: 'utf-16' as const })) }),
  'missing files': ({ chapter }) => ({
    pages: repeat(3, () => ({
      head: '<link rel="stylesheet" href="lost.css"/>',
      body: `${chapter(4)}<img src="lost.png" alt="A lost picture"/>${chapter(2)}`,
    })),
    files: { 'lost.css': sheet(''), 'lost.png': { mediaType: 'image/png', text: '' } },
    missing: ['page-2.xhtml', 'lost.css', 'lost.png'],
  }),
  'display options of iBooks': (pen) => ({
    isEpub2: true,
    pages: picturePages(pen, 3).map(({ head, ...page }) => ({
      ...page,
      head: `<meta name="viewport" content="width=600, height=800"/>${head}`,
    })),
    files: {
      'scene.svg': svgFile(drawing(600, 800)),
      'META-INF/com.apple.ibooks.display-options.xml': {
        text: '<display_options><platform name="*"><option name="fixed-layout">true</option></platform></display_options>',
      },
    },
  }),
  'wide tables of data': ({ chapter, table }) => ({
    pages: repeat(2, () => ({
      body: `${chapter(2)}${table(12, 24)}${chapter(2)}<table><tr><td><pre>${'x'.repeat(300)}</pre></td></tr></table>`,
    })),
  }),
  'scrolled chapters': ({ chapter, table }) => ({
    metadata: '<meta property="rendition:flow">scrolled-doc</meta>',
    pages: repeat(3, (index) => ({ body: `${chapter(4 + index * 8)}${table(4, 3)}` })),
  }),
  'dark pages of its own': ({ chapter }) => ({
    pages: repeat(2, () => ({
      head: style(
        'html,body{background:linear-gradient(#111,#333);color:#eee!important} p{background:#222;color:#ddd} h1,h2{color:#fc0} a{color:#8cf}',
      ),
      body: chapter(5),
    })),
  }),
  'important styles': ({ say }) => ({
    pages: repeat(2, () => ({
      head: style('#page p.forced{color:#000!important;background:#fff!important;font-size:14px!important;line-height:16px!important}'),
      body: `<div id="page">${repeat(12, () => `<p class="forced" style="color:#111 !important;background-color:#fefefe !important;text-align:justify !important">${say(40)}</p>`).join('')}</div>`,
    })),
  }),
  'pages of fixed width': ({ chapter }) => ({
    pages: repeat(2, () => ({
      head: style(
        'html{height:100%;overflow:scroll} body{width:900px;height:100vh;margin:0 0 0 80px;position:relative;columns:2 300px;padding:10vw} p{width:700px;min-width:650px} h1,h2{position:relative;left:-40px;width:100vw}',
      ),
      body: chapter(8),
    })),
  }),
  'floats and first letters': ({ mark, chapter, say }) => ({
    pages: repeat(2, () => ({
      head: style(
        '.cap{float:left;font-size:72pt;line-height:.8;color:#900} .side{float:right;width:220px;background:#eef;color:#006;margin:12px}',
      ),
      body: `${mark('first', `<span class="cap">N</span>${say(40)}`)}<div class="side">${say(20)}</div>${chapter(6)}<div class="side">${drawing(200, 300)}</div>${chapter(4)}`,
    })),
  }),
  'cover and breaks': ({ chapter, say }) => ({
    pages: [
      {
        head: style('body{margin:0;text-align:center} @page{margin:0}'),
        body: `<div style="height:100%"><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="100%" height="100%" viewBox="0 0 600 800" preserveAspectRatio="none"><image width="600" height="800" xlink:href="cover.svg"/></svg></div>`,
      },
      {
        body: repeat(4, () => `<div style="page-break-before:always;break-before:page"><h3>${say(2)}</h3><p>${say(30)}</p></div>`).join(''),
      },
      { body: chapter(5) },
    ],
    files: { 'cover.svg': svgFile(drawing(600, 800)) },
  }),
  'long words': ({ chapter, say }) => ({
    language: 'de',
    pages: repeat(2, () => ({
      body: `${chapter(6, 'de')}<p>${say(5).replaceAll(' ', '').repeat(12)}</p><p>https://example.org/${'path/'.repeat(60)}</p>`,
    })),
  }),
  dictionary: ({ say }) => ({
    pages: repeat(2, () => ({
      head: style(
        'dl{columns:2;column-gap:12px} dt{color:#00005a;font:bold 10pt sans-serif;float:left;margin-right:4px} dd{margin:0 0 4px 16px;font-size:9pt;color:#333}',
      ),
      body: `<dl>${repeat(60, () => `<dt>${say(1)}</dt><dd><i style="color:#777">n.</i> ${say(9)}</dd>`).join('')}</dl>`,
    })),
  }),
  'code and forms': ({ mark, chapter, say }) => ({
    pages: repeat(2, () => ({
      head: style(
        'pre{background:#272822;color:#f8f8f2;padding:8px;font-size:11px} code{color:#d14} fieldset{background:#eee} input{color:#000;background:#fff}',
      ),
      body: `${chapter(2)}<pre><code>${repeat(20, () => say(12)).join('\n')}</code></pre><form><fieldset><legend>${say(2)}</legend><label>${say(2)} <input value="a"/></label><button>${say(1)}</button></fieldset></form><details><summary>${say(3)}</summary>${mark('paragraph', say(30))}</details>${chapter(2)}`,
    })),
  }),
  'variables and preferences': ({ chapter }) => ({
    pages: repeat(2, () => ({
      head: style(
        ':root{--ink:#222;--page:#fffff8;font-size:18px} body{color:var(--ink);background:var(--page);font-size:1rem} @media (prefers-color-scheme:dark){:root{--ink:#111}} @media print{p{color:#000}} @media amzn-kf8{p{color:#f00}} p{font-size:clamp(12px,1rem,20px);color:color-mix(in srgb,var(--ink),#000)}',
      ),
      body: chapter(7),
    })),
  }),
} satisfies Readonly<Record<string, Kind>>;

/** The name of a kind of book. */
export type KindName = keyof typeof kinds;

/** Creates a book of a kind, as a tool writes it. The same names and seed give the same book. */
export function styledBook(dialect: Dialect, name: KindName, seed: number): StyledBook {
  const random = createRandom(seed);
  const mark: Pen['mark'] = (role, text) => markUp(dialect, role, text);
  const say: Pen['say'] = (words = 12, language) => sentence(random, words, language);
  const paragraphs: Pen['paragraphs'] = (count, language) =>
    Array.from({ length: count }, (_, at) =>
      mark(at === 0 ? 'first' : at % 11 === 7 ? 'quote' : 'paragraph', say(random.between(8, 90), language)),
    ).join('\n    ');
  const table: Pen['table'] = (rows, columns) =>
    mark('table', repeat(rows, (row) => mark('row', repeat(columns, () => mark(row === 0 ? 'head' : 'cell', say(2))).join(''))).join(''));
  const chapter: Pen['chapter'] = (count, language) => mark('heading', say(3, language)) + paragraphs(count, language);
  const kind: Kind = kinds[name];
  const { pages, files = {}, ...rest } = kind({ random, mark, say, paragraphs, chapter, table });
  return {
    ...rest,
    title: `A lake: ${name} (${dialect.name})`,
    pages: pages.map(({ head = '', body, ...page }) => ({ ...page, head: `${dialect.head}${head}`, body: mark('body', body) })),
    files: { ...dialect.files, ...files },
  };
}
