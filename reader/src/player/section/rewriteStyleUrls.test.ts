import { expect, test } from 'vitest';
import { resolveHref } from '../publication/resolveHref.ts';
import { inlineImports, rewriteStyleUrls } from './rewriteStyleUrls.ts';

const folder = 'https://books.example/b/';

/** Inlines `css/main.css` of a book with these sheets; its pictures load from signed URLs. */
async function inlined(sheets: Readonly<Record<string, string>>): Promise<{ css: string; loaded: string[] }> {
  const loaded: string[] = [];
  const css = await inlineImports(sheets['css/main.css'] ?? '', `${folder}css/main.css`, {
    text: async (url) => {
      const path = url.slice(folder.length);
      loaded.push(path);
      const sheet = sheets[path];
      if (sheet === undefined) throw new Error('missing');
      return sheet;
    },
    resolve: (written, base) => resolveHref(written, base, folder),
    map: async (url) => (url.includes('?') ? undefined : `${url}?signed`),
  });
  return { css: css.replace(/\s+/g, ' '), loaded };
}

test('the URLs of an imported sheet are rewritten once, relative to that sheet', async () => {
  const { css } = await inlined({
    'css/main.css': '@import "more/fonts.css"; p{background:url(a.png)}',
    'css/more/fonts.css': '@import url(../../deep/x.css); @font-face{src:url("f.otf")}',
    'deep/x.css': 'b{background:url(b.png)}',
  });
  expect(css).toBe(
    `b{background:url("${folder}deep/b.png?signed")} @font-face{src:url("${folder}css/more/f.otf?signed")} p{background:url("${folder}css/a.png?signed")}`,
  );
});

test('the conditions of an import hold for the imported sheet', async () => {
  const { css } = await inlined({
    'css/main.css': '@import url("wide.css") layer(base) supports(display: grid) screen and (min-width: 40em);',
    'css/wide.css': 'p{color:red}',
  });
  expect(css).toBe('@layer base { @supports (display: grid) { @media screen and (min-width: 40em) { p{color:red} } } }');
});

test('sheets that import themselves or each other are inlined once in each chain', async () => {
  const { css, loaded } = await inlined({
    'css/main.css': '@import "a.css"; p{color:red}',
    'css/a.css': '@import "main.css"; @import "a.css"; @import "b.css"; a{color:red}',
    'css/b.css': '@import "a.css"; b{color:red}',
  });
  expect(css).toBe('b{color:red} a{color:red} p{color:red}');
  expect(loaded).toEqual(['css/a.css', 'css/b.css']);
});

test('sheets that import ever more others come to an end', async () => {
  const imports = Array.from({ length: 40 }, (_, index) => `@import "${index}.css";`).join('');
  const { loaded } = await inlined({
    'css/main.css': imports,
    ...Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`css/${index}.css`, imports])),
  });
  expect(loaded.length).toBeLessThanOrEqual(50);
});

test('the namespaces of imported sheets stand before all rules, where alone they count', async () => {
  const { css } = await inlined({
    'css/main.css': '@import "a.css"; @import "b.css"; @namespace svg "http://www.w3.org/2000/svg"; p{color:red}',
    'css/a.css': 'a{color:red}',
    'css/b.css': '@namespace epub "http://www.idpf.org/2007/ops"; b{color:red}',
  });
  expect(css).toBe(
    '@namespace svg "http://www.w3.org/2000/svg"; @namespace epub "http://www.idpf.org/2007/ops"; a{color:red} b{color:red} p{color:red}',
  );
});

test('an import that is missing or stands after a rule is left out', async () => {
  const { css } = await inlined({ 'css/main.css': '@import "gone.css"; p{color:red} @import "late.css";', 'css/late.css': 'b{color:red}' });
  expect(css).not.toContain('b{');
  expect(css).toContain('p{color:red}');
});

test('a URL that is not the book’s becomes the empty one, which requests nothing', async () => {
  const map = async (url: string) => (url.includes('evil') ? undefined : url);
  const css = '@font-face{src:url(https://evil.example/a.woff2)}p{background:url("a.png")}';
  const rewritten = await rewriteStyleUrls(css, 'https://books.example/b/a.css', { resolve: (url, base) => new URL(url, base).href, map });
  expect(rewritten).toBe('@font-face{src:url("")}p{background:url("https://books.example/b/a.png")}');
});
