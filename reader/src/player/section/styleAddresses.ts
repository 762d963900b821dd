import { withStandardProperties } from './prefixedStyles.ts';

/** Finds out how an address in a style sheet is written once it is loaded from here; undefined takes it out. */
type AddressMap = (address: string) => Promise<string | undefined>;

/** Resolves an address as it is written in a file of the book. */
type AddressRule = (written: string, base: string) => string | undefined;

const urlPattern = /url\(\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^)"'\s]*))\s*\)/gi;
const importPattern = /@import\s+(?:url\(\s*)?(?:"([^"]*)"|'([^']*)'|([^\s;)"']+))\s*\)?\s*([^;]*);/gi;

/** Sheets import sheets no deeper than this. */
const deepest = 5;

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

/** A style sheet whose addresses are those that load from here: relative ones count from the sheet's own address. */
export async function withLoadableAddresses(css: string, base: string, { resolve, map }: Omit<SheetSource, 'text'>): Promise<string> {
  return replaceAsync(withStandardProperties(css), urlPattern, async ([whole, double, single, bare]) => {
    const written = unescaped(double ?? single ?? bare ?? '');
    if (/^(data:|#)/i.test(written)) return whole;
    const resolved = resolve(written, base);
    const address = resolved ? await map(resolved) : undefined;
    return address ? `url("${address.replaceAll('"', '%22')}")` : 'url("about:invalid")';
  });
}

/** What a style sheet is fetched with. */
export interface SheetSource {
  readonly text: (address: string) => Promise<string>;
  readonly resolve: AddressRule;
  readonly map: AddressMap;
}

/** A whole style sheet in one text: its imports written in place, its addresses loadable; a sheet that does not come is left out. */
export async function wholeSheet(css: string, base: string, source: SheetSource, depth = 0): Promise<string> {
  const withoutComments = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@charset[^;]*;/gi, '');
  const withImports = await replaceAsync(withoutComments, importPattern, async ([, double, single, bare, condition]) => {
    const written = double ?? single ?? bare ?? '';
    const address = source.resolve(written, base);
    if (depth >= deepest || !address) return '';
    try {
      const imported = await wholeSheet(await source.text(address), address, source, depth + 1);
      const media = condition?.trim();
      return media ? `@media ${media} {\n${imported}\n}` : `${imported}\n`;
    } catch {
      return '';
    }
  });
  return withLoadableAddresses(withImports, base, source);
}
