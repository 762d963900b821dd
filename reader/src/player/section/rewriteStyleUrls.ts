import { withStandardProperties } from './prefixedStyles.ts';
import { scaleSheet } from './scaleSizes.ts';

/** Maps a URL of a style sheet to one that loads; undefined removes it. */
type UrlMap = (url: string) => Promise<string | undefined>;

/** Resolves a URL as it is written in a file of the book. */
type UrlResolver = (written: string, base: string) => string | undefined;

const urlPattern = /url\(\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^)"'\s]*))\s*\)/gi;

/** What may stand before the rules of a sheet: an import is one only there. */
const importPattern = /^\s*@import\s*(?:url\(\s*)?(?:"([^"]*)"|'([^']*)'|([^\s;)"']+))\s*\)?\s*([^;]*)(?:;|$)/i;
const layerPattern = /^\s*@layer\s[^{};]*;/i;
const namespacePattern = /^\s*@namespace\s[^{};]*;/i;

/** The maximum depth of nested imports, and the maximum number of sheets that one sheet imports. */
const limits = { depth: 5, sheets: 50 };

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
    // The empty URL requests nothing, so that the policy of the page has nothing to report.
    return url ? `url("${url.replaceAll('"', '%22')}")` : 'url("")';
  });
}

/** The functions that load a style sheet and its resources. */
export interface StyleSheetSource {
  readonly text: (url: string) => Promise<string>;
  readonly resolve: UrlResolver;
  readonly map: UrlMap;
}

/** Wraps an imported sheet in the conditions of its import: `layer`, `supports` and media queries, in this order. */
function conditional(css: string, condition: string): string {
  const layer = /^layer(?:\(([^()]*)\))?(?=\s|$)/i.exec(condition);
  const afterLayer = condition.slice(layer?.[0].length ?? 0).trim();
  const supports = /^supports\(((?:[^()]|\([^()]*\))*)\)/i.exec(afterLayer);
  const media = afterLayer.slice(supports?.[0].length ?? 0).trim();
  const test = supports?.[1]?.trim() ?? '';
  const wraps = [
    media && `@media ${media}`,
    test && `@supports ${/^(\(|not\b|selector\()/i.test(test) ? test : `(${test})`}`,
    layer && `@layer ${layer[1]?.trim() ?? ''}`,
  ];
  return wraps.reduce<string>((within, wrap) => (wrap ? `${wrap} {\n${within}\n}` : within), css);
}

/** What the imports of one sheet share. */
interface ImportState {
  readonly source: StyleSheetSource;
  /** The namespaces of all sheets: they count only at the start of the whole. */
  readonly namespaces: Set<string>;
  sheets: number;
}

/** Inlines a sheet; `urls` are those of the sheets that import each other, up to this one. */
async function inlineSheet(css: string, urls: readonly string[], state: ImportState): Promise<string> {
  let rest = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*<!--|@charset[^;]*;/gi, '');
  const before: (string | Promise<string>)[] = [];
  const nextHead = () => importPattern.exec(rest) ?? layerPattern.exec(rest);
  for (let head = nextHead(); head; head = nextHead()) {
    rest = rest.slice(head[0].length);
    const [whole, double, single, bare, condition = ''] = head;
    const written = double ?? single ?? bare;
    before.push(written === undefined ? whole : inlineImport(written, condition.trim(), urls, state));
  }
  for (let head = namespacePattern.exec(rest); head; head = namespacePattern.exec(rest)) {
    rest = rest.slice(head[0].length);
    state.namespaces.add(head[0].trim());
  }
  const own = await rewriteStyleUrls(scaleSheet(rest), urls.at(-1) ?? '', state.source);
  return [...(await Promise.all(before)), own].join('\n');
}

async function inlineImport(written: string, condition: string, urls: readonly string[], state: ImportState): Promise<string> {
  const url = state.source.resolve(written, urls.at(-1) ?? '');
  // A sheet that imports itself, also by others, adds nothing.
  if (!url || urls.includes(url) || urls.length > limits.depth || state.sheets >= limits.sheets) return '';
  state.sheets += 1;
  try {
    return conditional(await inlineSheet(await state.source.text(url), [...urls, url], state), condition);
  } catch {
    // Not reported: the page is readable without a sheet that the book lacks.
    return '';
  }
}

/** Inlines the imports of a style sheet and rewrites the URLs of each sheet once; a sheet that fails to load is left out. */
export async function inlineImports(css: string, base: string, source: StyleSheetSource): Promise<string> {
  const state: ImportState = { source, namespaces: new Set(), sheets: 0 };
  const inlined = await inlineSheet(css, [base], state);
  return [...state.namespaces, inlined].join('\n').trim();
}
