import { describe, expect, test } from 'vitest';
import { completed, isInFolder, needsPolicy, policyOf, routeWithPolicy, signedBy, unsigned } from './signedAddress.ts';

const policy = 'Policy=p1&Signature=s1&Key-Pair-Id=k1';
const file = 'https://books.example/b1/OEBPS/package.opf';

describe('a signed address', () => {
  test('gets the signature when it is missing', () => {
    expect(new URL(completed(`${file}?Key-Pair-Id=own`, policy)).searchParams.get('Signature')).toBe('s1');
  });

  test('gets the key-pair id when it is missing', () => {
    expect(new URL(completed(`${file}?Signature=own`, policy)).searchParams.get('Key-Pair-Id')).toBe('k1');
  });

  test('keeps what it has', () => {
    const query = new URL(completed(`${file}?Signature=own&v=3`, policy)).searchParams;
    expect(Object.fromEntries(query)).toEqual({ Signature: 'own', v: '3', Policy: 'p1', 'Key-Pair-Id': 'k1' });
  });

  test('is signed anew as a whole by a new policy', () => {
    const again = signedBy(completed(file, policy), 'Policy=p2&Signature=s2&Key-Pair-Id=k2');
    expect(again).toBe(`${file}?Policy=p2&Signature=s2&Key-Pair-Id=k2`);
  });

  test('has its plain form again without the policy', () => {
    expect(unsigned(`${completed(file, policy)}#s3`)).toBe(`${file}#s3`);
  });

  test('tells the policy that it was signed by', () => {
    expect(policyOf(completed(`${file}?v=3`, policy))).toBe(policy);
    expect(policyOf(file)).toBe('');
  });
});

test.each([
  ['smil/one.smil', false],
  ['css/book.CSS', false],
  ['text/one.xhtml', true],
  ['audio/one.mp3?x=.css', true],
])('whether %s needs a policy: %s', (path, needed) => {
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
])('only files in the folder of the book are signed: %s is %s', (address, inside) => {
  expect(isInFolder(address, 'https://books.example/b1/')).toBe(inside);
});

describe('the route', () => {
  test('carries the new policy in its fileUrl', () => {
    const route = `https://realmkit.example/reader/b1?fileUrl=${encodeURIComponent(completed(file, policy))}&origin=polylino`;
    const updated = new URL(routeWithPolicy(route, 'Policy=p2&Signature=s2&Key-Pair-Id=k2'));
    expect(updated.searchParams.get('fileUrl')).toBe(`${file}?Policy=p2&Signature=s2&Key-Pair-Id=k2`);
    expect(updated.searchParams.get('origin')).toBe('polylino');
  });

  test('without a fileUrl stays as it is', () => {
    expect(routeWithPolicy('https://realmkit.example/reader/b1', policy)).toBe('https://realmkit.example/reader/b1');
  });
});
