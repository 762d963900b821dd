import { withStandardProperties } from './prefixedStyles.ts';

/** Maps a URL of a style sheet to one that loads; undefined removes it. */
type UrlMap = (url: string) => Promise<string | undefined>;

/** Resolves a URL as it is written in a file of the book. */
type UrlResolver = (written: string, base: string) => string | undefined;

const urlPattern = /url\(\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^)"'\s]*))\s*\)/gi;
const importPattern = /@import\s+(?:url\(\s*)?(?:"([^"]*)"|'([^']*)'|([^\s;)"']+))\s*\)?\s*([^;]*);/gi;

/** The maximum depth of nested imports. */
const maxImportDepth = 5;

const unescaped = (text: string): string => text.replace(/\\(["'()\\\s])/g, '$1');

async function replaceAsync(text: string, pattern: RegExp, replacement: (match: RegExpExecArray) => Promise<string>): Promise<string> {
  const matches = [...text.matchAll(pattern)];
  const replaced = await Promise.all(matches.map(replacement));
  let at = 0;
  let result = '';
  matches.forEach((match, index) => {
    result += text.slice(at, match.index) + replaced[index];
    at = match.index + match[0].length;
  });
  return result + text.slice(at);
}

/** Rewrites the URLs of a style sheet to those that load; relative ones are resolved against the sheet's own URL. */
export async function rewriteStyleUrls(css: string, base: string, { resolve, map }: Omit<StyleSheetSource, 'text'>): Promise<string> {
  return replaceAsync(withStandardProperties(css), urlPattern, async ([whole, double, single, bare]) => {
    const written = unescaped(double ?? single ?? bare ?? '');
    if (/^(data:|#)/i.test(written)) return whole;
    const resolved = resolve(written, base);
    const url = resolved ? await map(resolved) : undefined;
    return url ? `url("${url.replaceAll('"', '%22')}")` : 'url("about:invalid")';
  });
}

/** The functions that load a style sheet and its resources. */
export interface StyleSheetSource {
  readonly text: (url: string) => Promise<string>;
  readonly resolve: UrlResolver;
  readonly map: UrlMap;
}

/** Inlines the imports of a style sheet and rewrites its URLs; a sheet that fails to load is left out. */
export async function inlineImports(css: string, base: string, source: StyleSheetSource, depth = 0): Promise<string> {
  const withoutComments = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@charset[^;]*;/gi, '');
  const withImports = await replaceAsync(withoutComments, importPattern, async ([, double, single, bare, condition]) => {
    const written = double ?? single ?? bare ?? '';
    const url = source.resolve(written, base);
    if (depth >= maxImportDepth || !url) return '';
    try {
      const imported = await inlineImports(await source.text(url), url, source, depth + 1);
      const media = condition?.trim();
      return media ? `@media ${media} {\n${imported}\n}` : `${imported}\n`;
    } catch {
      // Not reported: the page is readable without a sheet that the book lacks.
      return '';
    }
  });
  return rewriteStyleUrls(withImports, base, source);
}
