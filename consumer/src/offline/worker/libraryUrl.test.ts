import { expect, test } from 'vitest';
import { isLibraryUrl } from './libraryUrl.ts';

const configuration = { services: { library: 'https://library.example/v' } };

test.each([
  ['below the declared service', 'https://library.example/v/v1/books/1/cover', configuration, true],
  ['of another origin', 'https://elsewhere.example/v/v1/books/1/cover', configuration, false],
  ['beside the declared service', 'https://library.example/vx/v1/books/1/cover', configuration, false],
  ['where nothing is declared', 'https://library.example/v/v1/books/1/cover', {}, false],
  ['where the configuration is none', 'https://library.example/v/v1/books/1/cover', 'oops', false],
])('the library check handles a URL %s', (_name, url, json, ours) => {
  expect(isLibraryUrl(url, json)).toBe(ours);
});
