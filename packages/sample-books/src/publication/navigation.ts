import { escapeXml } from '@realmkit/openapi/xml';
import type { Title } from './title.ts';
import { xhtml } from './xml.ts';

interface Entry {
  readonly href: string;
  readonly label: string;
  readonly below: readonly Entry[];
}

const list = (entries: readonly Entry[]): string =>
  `<ol>${entries.map(({ href, label, below }) => `<li><a href="${href}">${escapeXml(label)}</a>${below.length > 0 ? list(below) : ''}</li>`).join('\n')}</ol>`;

const hrefOf = (name: string): string => `text/${name}.xhtml`;

function contentsOf({ pages }: Title): Entry[] {
  const entries: { href: string; label: string; below: Entry[] }[] = [];
  let inPart = false;
  for (const { name, title, part } of pages) {
    if (part !== undefined) entries.push({ href: hrefOf(name), label: part, below: [] });
    inPart ||= part !== undefined;
    if (title === undefined) continue;
    const entry = { href: hrefOf(name), label: title, below: [] };
    if (inPart) entries.at(-1)?.below.push(entry);
    else entries.push(entry);
  }
  return entries;
}

/** Creates the navigation document: the contents, with parts if the book has them, and a page list. */
export function navigationDocument(title: Title): string {
  const pages = title.pages.map(({ name }, index) => ({ href: `${hrefOf(name)}#page`, label: String(index + 1), below: [] }));
  return xhtml({
    language: title.language,
    direction: title.direction,
    title: title.title,
    body: `<body><nav epub:type="toc" role="doc-toc"><h1>${escapeXml(title.title)}</h1>${list(contentsOf(title))}</nav><nav epub:type="page-list" role="doc-pagelist" hidden="hidden">${list(pages)}</nav></body>`,
  });
}
