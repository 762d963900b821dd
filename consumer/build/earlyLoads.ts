import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { startedEvent } from '../../packages/shell/src/boot/startedEvent.ts';
import { namespacesOfPath } from '../src/namespacesOfPath.ts';
import { type LazyPage, lazyPages } from './lazyPages.ts';

const source = fileURLToPath(new URL('../src/', import.meta.url));

/** Matches the texts of an area, or of the shell or this app as a whole. */
const localeFile = /\/(shell|consumer)\/src\/locales\/(?:(\w+)\/)?([\w-]+)\.json$/;

type Bundle = Rolldown.OutputBundle;

const chunksOf = (bundle: Bundle): readonly Rolldown.OutputChunk[] => Object.values(bundle).filter((file) => file.type === 'chunk');

/** Returns the file of each namespace's texts by locale. */
function textFiles(bundle: Bundle): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const files: Record<string, Record<string, string>> = {};
  for (const { fileName, moduleIds } of chunksOf(bundle))
    for (const id of moduleIds) {
      const [, workspace, area, locale] = localeFile.exec(id) ?? [];
      const namespace = area ?? workspace;
      if (namespace && locale) files[namespace] = { ...files[namespace], [locale]: fileName };
    }
  return files;
}

/** Adds a script and all its imports to `found`. */
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

/** Returns the namespaces and scripts that each page needs in addition to those of every page. */
function requirementsOf(bundle: Bundle, pages: readonly LazyPage[]) {
  const everywhere = closure(bundle, chunkOf(bundle, 'main.tsx'), new Set());
  return pages.map(({ path, module }) => {
    const scripts = [...closure(bundle, chunkOf(bundle, module), new Set(everywhere))].filter((file) => !everywhere.has(file));
    return { path: path.split('/'), texts: namespacesOfPath(path), scripts };
  });
}

/**
 * Preloads what the page at this URL needs; its texts in the locale stored on this origin, else in the realm's locale, which realm.js has set on
 * the page. The page's scripts wait until the bootstrap script has sent the first requests: on a slow connection they would take from what those
 * wait for, and from the script that renders, which takes longest to run and should not come last. The first `Intl.NumberFormat` of any locale
 * takes about 0.1 s on a slow device: on pages with prices it is created now, while everything is loading, and not between the responses and the
 * first render.
 */
const script = (files: ReturnType<typeof textFiles>, pages: ReturnType<typeof requirementsOf>): string => `(() => {
  const files = ${JSON.stringify(files)};
  const pages = ${JSON.stringify(pages)};
  let locale = document.documentElement.lang;
  try {
    locale = localStorage.getItem('realmkit-locale') ?? locale;
  } catch {}
  const here = location.pathname.split('/');
  const matches = ({ path }) => path.length === here.length && path.every((part, at) => part.startsWith(':') || part === here[at]);
  const { texts, scripts } = pages.find(matches) ?? { texts: ${JSON.stringify(namespacesOfPath('/'))}, scripts: [] };
  const preload = (file) => document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }));
  document.addEventListener(${JSON.stringify(startedEvent)}, () => scripts.forEach(preload), { once: true });
  for (const namespace of ['shell', ...texts]) if (files[namespace]?.[locale]) preload(files[namespace][locale]);
  if (texts.includes('shop')) setTimeout(() => new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }));
})();
`;

const realmScript = /<script\s+src="\/realm\.js"><\/script>/;

/**
 * Runs the scripts of bootstrap and theme as soon as they have loaded, while the rest of the app is loading, and preloads what the current page
 * needs. It is done by a script because only the browser knows the page and the language.
 */
export const earlyLoads: Plugin = {
  name: 'early-loads',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const pages = lazyPages(readFileSync(`${source}routes.tsx`, 'utf8'));
      const bootstrap = chunkOf(bundle, 'bootstrap.ts');
      const theme = chunkOf(bundle, 'theme.ts');
      // It would come, and send the first requests, a quarter of a second later on a slow connection.
      if (closure(bundle, bootstrap, new Set()).has(theme)) throw new Error('bootstrap.ts imports React or the theme');
      const early = script(textFiles(bundle), requirementsOf(bundle, pages));
      const fileName = `assets/early-${createHash('sha256').update(early).digest('base64url').slice(0, 8)}.js`;
      this.emitFile({ type: 'asset', fileName, source: early });
      const page = bundle['index.html'];
      const written = page?.type === 'asset' ? Buffer.from(page.source).toString() : '';
      if (page?.type !== 'asset' || !realmScript.test(written)) throw new Error('index.html does not load realm.js');
      const modules = [bootstrap, theme].map((file) => `<script type="module" crossorigin src="/${file}"></script>`);
      const scripts = [`<script src="/${fileName}"></script>`, ...modules];
      page.source = written.replace(realmScript, (realm) => [realm, ...scripts].join('\n    '));
    },
  },
};
