import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assetPath, isNavigation } from './assetPath.ts';
import { contentType } from './contentType.ts';
import { encodingFor } from './encoding.ts';
import { cacheControl } from './sendAsset.ts';

describe('the file of a path', () => {
  test('a path inside the folder resolves to its file', () => {
    expect(assetPath('/site/dist', '/assets/app-1a2b.js')).toBe('/site/dist/assets/app-1a2b.js');
    expect(assetPath('/site/dist', '/brand/fr/Libell%C3%BAle.svg')).toBe('/site/dist/brand/fr/Libellúle.svg');
  });

  test.each([
    '/../secret',
    '/assets/%2e%2e/%2e%2e/secret',
    '/..%2fsecret',
    '/%2e%2e%5csecret',
    '/a%00b.js',
    '/%zz.js',
    '/.env',
    '/.git/config',
    '/',
  ])('the path %s resolves to no file', (path) => {
    expect(assetPath('/site/dist', path)).toBeUndefined();
  });

  test('no combination of path pieces leaves the folder', () => {
    const piece = fc.constantFrom('..', '.', '%2e%2e', '%2f', '%5c', '/', '//', 'a.js', '%00', '%', 'x');
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const file = assetPath('/site/dist', `/${pieces.join('')}`);
        expect(file === undefined || (file.startsWith('/site/dist/') && !file.split('/').includes('..'))).toBe(true);
      }),
    );
  });

  test('a path whose last segment has an extension is a file, every other one a page', () => {
    expect(isNavigation('/controlpanel/beta/manage')).toBe(true);
    expect(isNavigation('/v1.2/page')).toBe(true);
    expect(isNavigation('/assets/app.js')).toBe(false);
  });
});

describe('the encoding and caching of a file', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['identity', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('for Accept-Encoding %s the encoding is %s', (header, encoding) => {
    expect(encodingFor(header)).toBe(encoding);
  });

  test('only file names with a content hash are cached for good', () => {
    expect(cacheControl('/assets/app-1a2b.js')).toBe('public, max-age=31536000, immutable');
    expect(cacheControl('/controlpanel/assets/list-9f.js')).toContain('immutable');
    expect(cacheControl('/realm.js')).toBe('no-cache');
    expect(cacheControl('/tokens.css')).toBe('no-cache');
    expect(cacheControl('/fonts/inter.woff2')).toBe('public, max-age=86400');
  });

  test('the media type follows the extension', () => {
    expect(contentType('a/b.woff2')).toBe('font/woff2');
    expect(contentType('README')).toBe('application/octet-stream');
  });
});
