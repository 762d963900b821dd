import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { textsOfPath } from '../src/textsOfPath.ts';
import { type LazyPage, lazyPages } from './lazyPages.ts';

const source = fileURLToPath(new URL('../src/', import.meta.url));

/** The texts of an area, or of the shell or this app as a whole. */
const localeFile = /\/(shell|consumer)\/src\/locales\/(?:(\w+)\/)?([\w-]+)\.json$/;

type Bundle = Rolldown.OutputBundle;

const chunksOf = (bundle: Bundle): readonly Rolldown.OutputChunk[] => Object.values(bundle).filter((file) => file.type === 'chunk');

/** Where the texts of each namespace lie, by locale. */
function textFiles(bundle: Bundle): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const files: Record<string, Record<string, string>> = {};
  for (const { fileName, moduleIds } of chunksOf(bundle))
    for (const id of moduleIds) {
      const [, floor, area, locale] = localeFile.exec(id) ?? [];
      const namespace = area ?? floor;
      if (namespace && locale) files[namespace] = { ...files[namespace], [locale]: fileName };
    }
  return files;
}

/** A script with all that it brings along beside what has been found. */
function closure(bundle: Bundle, fileName: string, found: Set<string>): Set<string> {
  const file = bundle[fileName];
  if (file?.type !== 'chunk' || found.has(fileName)) return found;
  found.add(fileName);
  for (const imported of file.imports) closure(bundle, imported, found);
  return found;
}

function chunkOf(bundle: Bundle, module: string): string {
  const chunk = chunksOf(bundle).find(({ moduleIds }) => moduleIds.includes(source + module));
  if (!chunk) throw new Error(`There is no script for ${module}`);
  return chunk.fileName;
}

/** What each page needs beside what every page has: the namespaces and the scripts. */
function needsOf(bundle: Bundle, pages: readonly LazyPage[]) {
  const everywhere = closure(bundle, chunkOf(bundle, 'main.tsx'), new Set());
  return pages.map(({ path, module }) => {
    const scripts = [...closure(bundle, chunkOf(bundle, module), new Set(everywhere))].filter((file) => !everywhere.has(file));
    return { path: path.split('/'), texts: textsOfPath(path), scripts };
  });
}

/**
 * Asks for what the page at this address needs; its texts in the language that was chosen on this origin, else in the realm's, which realm.js
 * has put on the page. The page's scripts wait until the beginning has come, so that it does not share a slow line with them: it is the
 * first that is run, and asks the services what they show. The browser's first writer of sums, of whichever language, takes a slow device a
 * tenth of a second: where there are prices it is made now, while everything is on its way, and no longer between the answers and the page.
 */
const script = (files: ReturnType<typeof textFiles>, pages: ReturnType<typeof needsOf>, beginning: string): string => `(() => {
  const files = ${JSON.stringify(files)};
  const pages = ${JSON.stringify(pages)};
  let locale = document.documentElement.lang;
  try {
    locale = localStorage.getItem('realmkit-locale') ?? locale;
  } catch {}
  const here = location.pathname.split('/');
  const matches = ({ path }) => path.length === here.length && path.every((part, at) => part.startsWith(':') || part === here[at]);
  const { texts, scripts } = pages.find(matches) ?? { texts: ${JSON.stringify(textsOfPath('/'))}, scripts: [] };
  const ask = (file, onload = null) =>
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file, onload }));
  ask(${JSON.stringify(beginning)}, () => scripts.forEach((file) => ask(file)));
  for (const namespace of ['shell', ...texts]) if (files[namespace]?.[locale]) ask(files[namespace][locale]);
  if (texts.includes('shop')) setTimeout(() => new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }));
})();
`;

const realmScript = /<script\s+src="\/realm\.js"><\/script>/;

/**
 * Lets the beginning run as soon as it has come, while the rest of the app is on its way, and what the page at an address needs load beside
 * both: by a script, for only the browser knows which page it is, and in which language.
 */
export const earlyLoads: Plugin = {
  name: 'early-loads',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const pages = lazyPages(readFileSync(`${source}routes.tsx`, 'utf8'));
      const beginning = chunkOf(bundle, 'beginning.ts');
      const early = script(textFiles(bundle), needsOf(bundle, pages), beginning);
      const fileName = `assets/early-${createHash('sha256').update(early).digest('base64url').slice(0, 8)}.js`;
      this.emitFile({ type: 'asset', fileName, source: early });
      const page = bundle['index.html'];
      const written = page?.type === 'asset' ? Buffer.from(page.source).toString() : '';
      if (page?.type !== 'asset' || !realmScript.test(written)) throw new Error('index.html does not load realm.js');
      const scripts = [`<script src="/${fileName}"></script>`, `<script type="module" crossorigin src="/${beginning}"></script>`];
      page.source = written.replace(realmScript, (realm) => [realm, ...scripts].join('\n    '));
    },
  },
};
