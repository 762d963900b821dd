import { beforeEach, describe, expect, test, vi } from 'vitest';

describe('the polyfills of a browser that lacks them', () => {
  beforeEach(async () => {
    vi.stubGlobal('URL', class extends URL {});
    vi.stubGlobal('AbortSignal', class extends AbortSignal {});
    Object.assign(URL, { canParse: undefined });
    Object.assign(AbortSignal, { any: undefined });
    vi.resetModules();
    await import('./polyfills.ts');
    return () => vi.unstubAllGlobals();
  });

  test.each([
    ['https://realmkit.se/x', undefined, true],
    ['/x', 'https://realmkit.se', true],
    ['/x', undefined, false],
    ['https://', undefined, false],
  ])('URL.canParse says whether %s with the base %s is a URL', (url, base, parses) => {
    expect(URL.canParse(url, base)).toBe(parses);
  });

  test('AbortSignal.any aborts with the reason of the first signal that does', () => {
    const [one, other] = [new AbortController(), new AbortController()];
    const any = AbortSignal.any([one.signal, other.signal]);
    expect(any.aborted).toBe(false);
    other.abort('enough');
    one.abort('late');
    expect(any.reason).toBe('enough');
  });

  test('AbortSignal.any is aborted already if one of its signals is', () => {
    const any = AbortSignal.any([new AbortController().signal, AbortSignal.abort('before')]);
    expect(any.reason).toBe('before');
  });
});

test('the polyfills leave the functions of a browser that has them', async () => {
  const own = [URL.canParse, AbortSignal.any];
  vi.resetModules();
  await import('./polyfills.ts');
  expect([URL.canParse, AbortSignal.any]).toEqual(own);
});
