import { describe, expect, test } from 'vitest';
import { completeSignature, isInFolder, isSigned, needsPolicy, policyOf, routeWithPolicy, signUrl, withoutSignature } from './signedUrl.ts';

const policy = 'Policy=p1&Signature=s1&Key-Pair-Id=k1';
const file = 'https://books.example/b1/OEBPS/package.opf';

describe('a signed URL', () => {
  test('completing a signature adds a missing Signature', () => {
    expect(new URL(completeSignature(`${file}?Key-Pair-Id=own`, policy)).searchParams.get('Signature')).toBe('s1');
  });

  test('completing a signature adds a missing Key-Pair-Id', () => {
    expect(new URL(completeSignature(`${file}?Signature=own`, policy)).searchParams.get('Key-Pair-Id')).toBe('k1');
  });

  test('completing a signature keeps the parameters that the URL has', () => {
    const query = new URL(completeSignature(`${file}?Signature=own&v=3`, policy)).searchParams;
    expect(Object.fromEntries(query)).toEqual({ Signature: 'own', v: '3', Policy: 'p1', 'Key-Pair-Id': 'k1' });
  });

  test('signing with a new policy replaces all signature parameters', () => {
    const again = signUrl(completeSignature(file, policy), 'Policy=p2&Signature=s2&Key-Pair-Id=k2');
    expect(again).toBe(`${file}?Policy=p2&Signature=s2&Key-Pair-Id=k2`);
  });

  test('removing the signature restores the plain URL', () => {
    expect(withoutSignature(`${completeSignature(file, policy)}#s3`)).toBe(`${file}#s3`);
  });

  test('the policy can be read from a signed URL', { tags: ['reader §2.3'] }, () => {
    expect(policyOf(completeSignature(`${file}?v=3`, policy))).toBe(policy);
    expect(policyOf(file)).toBe('');
  });
});

test.each([
  ['smil/one.smil', false],
  ['css/book.CSS', false],
  ['text/one.xhtml', true],
  ['audio/one.mp3?x=.css', true],
])('the file %s requires a policy: %s', (path, needed) => {
  expect(needsPolicy(`https://books.example/b1/${path}`)).toBe(needed);
});

test.each([
  ['https://books.example/b1/a/b.png', true],
  ['https://books.example/b2/a.png', false],
  ['https://books.example/b1/../b2/a.png', false],
  ['https://books.example.evil.example/b1/a.png', false],
  ['http://books.example/b1/a.png', false],
  ['data:image/png;base64,AA', false],
  ['not an address', false],
])('the URL %s lies in the folder of the book: %s', (url, inside) => {
  expect(isInFolder(url, 'https://books.example/b1/')).toBe(inside);
});

describe('the route of the reader', () => {
  test('a new policy is written into the fileUrl of the route', () => {
    const route = `https://realmkit.example/reader/b1?fileUrl=${encodeURIComponent(completeSignature(file, policy))}&origin=polylino`;
    const updated = new URL(routeWithPolicy(route, 'Policy=p2&Signature=s2&Key-Pair-Id=k2'));
    expect(updated.searchParams.get('fileUrl')).toBe(`${file}?Policy=p2&Signature=s2&Key-Pair-Id=k2`);
    expect(updated.searchParams.get('origin')).toBe('polylino');
  });

  test('a route without a fileUrl stays unchanged', () => {
    expect(routeWithPolicy('https://realmkit.example/reader/b1', policy)).toBe('https://realmkit.example/reader/b1');
  });
});

test.each([
  ['', false],
  ['?Policy=p&Signature=s', false],
  ['?Policy=p&Key-Pair-Id=k', false],
  ['?Signature=s&Key-Pair-Id=k', true],
  ['?Policy=p&Signature=s&Key-Pair-Id=k&v=3', true],
])('a URL with the query "%s" has signature and key-pair id: %s', (query, expected) => {
  expect(isSigned(`${file}${query}`)).toBe(expected);
});
