import { escapeXml } from '@realmkit/openapi/xml';
import { wordsOf } from './fragments.ts';
import type { Page, Title } from './title.ts';
import { xhtml } from './xml.ts';

/** Returns whether a page has fixed layout. */
const isFixed = ({ layout }: Title, page: Page): boolean => (page.layout ?? layout) === 'pre-paginated';

function sentence({ byWord }: Title, number: number, text: string): string {
  if (!byWord) return `<span id="s${number}">${escapeXml(text)}</span>`;
  const words = wordsOf(text).map((word, index) => `<span id="s${number}w${index + 1}">${escapeXml(word)}</span>`);
  return `<span id="s${number}">${words.join(' ')}</span>`;
}

/** Creates a content document: a picture, a heading and paragraphs, with an id for each sentence and, in word-by-word books, for each word. */
export function pageDocument(title: Title, page: Page, number: number): string {
  const { language, direction, pageSize = { width: 768, height: 1024 } } = title;
  const { heading, paragraphs = [], picture, bodyClass = '' } = page;
  const textOf = (line: Readonly<Record<string, string>>): string => line[language] ?? '';
  let count = 0;
  const withSentenceId = (text: string): string => {
    count += 1;
    return sentence(title, count, text);
  };
  const fixed = isFixed(title, page);
  const name = page.title ?? (heading ? textOf(heading) : title.title);
  const head = [
    fixed ? `<meta name="viewport" content="width=${pageSize.width}, height=${pageSize.height}"/>` : '',
    `<link rel="stylesheet" type="text/css" href="../styles/book.css"/>`,
  ].join('');
  const drawn = picture ? `<img class="picture" src="../pictures/${picture.name}.svg" alt="${escapeXml(picture.label)}"/>` : '';
  const headline = heading ? `<h1>${withSentenceId(textOf(heading))}</h1>` : '';
  const text = paragraphs.map((lines) => `<p>${lines.map((line) => withSentenceId(textOf(line))).join(' ')}</p>`).join('\n');
  const body = [
    `<body class="${fixed ? 'fixed' : 'flowing'}${bodyClass ? ` ${bodyClass}` : ''}"><section id="page"${fixed ? '' : ' epub:type="chapter"'}>`,
    `<span id="page-${number}" epub:type="pagebreak" role="doc-pagebreak" aria-label="${number}"></span>`,
    fixed ? drawn : headline,
    fixed ? `<div class="words">${headline}${text}</div>` : `${drawn}${text}`,
    '</section></body>',
  ].join('\n');
  return xhtml({ language, direction, title: name, head, body });
}
