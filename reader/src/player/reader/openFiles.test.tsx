import { afterEach, expect, test, vi } from 'vitest';
import { openFiles } from './openFiles.ts';

afterEach(() => void vi.unstubAllGlobals());

const file = 'https://books.example/b/package.opf';

/** Opens a book, and requests one of its files. */
async function open(query: string) {
  const requested: URL[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    requested.push(new URL(String(input)));
    return new Response('text');
  });
  const refreshPolicy = vi.fn(async () => 'Policy=new&Signature=new&Key-Pair-Id=new');
  const { files } = await openFiles(
    { bookId: 'b', fileUrl: `${file}${query}`, locale: 'en-GB', callbacks: { refreshPolicy } },
    { onForbidden: vi.fn(), onLocked: vi.fn(), onPolicyError: vi.fn() },
  );
  await files.text('https://books.example/b/one.xhtml');
  const parameters = ['Signature', 'Key-Pair-Id'].map((name) => requested[0]?.searchParams.get(name));
  return { parameters, refreshes: refreshPolicy.mock.calls.length };
}

test.each([
  ['neither', '', ['new', 'new'], 1],
  ['no key-pair id', '?Policy=own&Signature=own', ['new', 'new'], 1],
  ['no signature', '?Policy=own&Key-Pair-Id=own', ['new', 'new'], 1],
  ['both', '?Policy=own&Signature=own&Key-Pair-Id=own', ['own', 'own'], 0],
])(
  'reader §5: a file URL that has %s of signature and key-pair id is requested with both',
  { tags: ['reader §5.17', 'reader §5.18'] },
  async (_, query, parameters, refreshes) => {
    expect(await open(query)).toEqual({ parameters, refreshes });
  },
);
