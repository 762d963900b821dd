import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openingTime, openTestSandbox, type TestSandbox } from '../../../sandbox/testing/testSandbox.ts';
import { ask, tokenOf } from '../../../sandbox/testing/visitor.ts';

describe('book files', () => {
  let sandbox: TestSandbox;
  let token: string;
  beforeAll(async () => {
    sandbox = await openTestSandbox('PGlite');
    token = await tokenOf(sandbox.app, 'se', 'student');
  }, openingTime);
  afterAll(() => sandbox.close());

  const policy = async (book = 'book-1'): Promise<string> =>
    (await ask(sandbox.app, 'GET', `/library/v1/books/${book}/policy`, { token })).body.policy;
  const file = async (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    sandbox.app.request(`/book-content/${path}`, { headers });

  test('a policy opens every file of the package with its media type', {
    tags: ['reader §3.47', 'reader §7 Library service.2'],
  }, async () => {
    for (const book of ['book-1', 'book-2', 'book-3', 'book-4', 'book-5', 'book-7', 'book-9']) {
      const query = await policy(book);
      const text = await (await file(`${book}/package.opf?${query}`)).text();
      const items = [...text.matchAll(/href="([^"]+)" media-type="([^"]+)"/g)];
      expect(items.length).toBeGreaterThan(5);
      for (const [, href, mediaType] of items) {
        const answer = await file(`${book}/${href}?${query}`);
        expect([href, answer.status, answer.headers.get('content-type')]).toEqual([href, 200, mediaType]);
      }
    }
  });

  test('a zipped book is served as one file only', async () => {
    const query = await policy('book-8');
    const whole = await file(`book-8/book.epub?${query}`);
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'application/epub+zip']);
    expect((await file(`book-8/package.opf?${query}`)).status).toBe(404);
  });

  test('a trial book can be opened by its id but not found by a search', async () => {
    const query = await policy('trial-scripts');
    expect((await file(`trial-scripts/package.opf?${query}`)).status).toBe(200);
    const { body } = await ask(sandbox.app, 'GET', '/library/v1/books?limit=100&q=trial', { token });
    expect(body.data).toEqual([]);
  });

  test('a file is forbidden without a policy, with an invalid policy or with the policy of another book', async () => {
    expect((await file('book-1/text/chapter-1.xhtml')).status).toBe(403);
    const query = await policy();
    expect((await file(`book-1/text/chapter-1.xhtml?${query.replace('Signature=', 'Signature=x')}`)).status).toBe(403);
    expect((await file(`book-3/text/letter-1.xhtml?${query}`)).status).toBe(403);
    const access = new URLSearchParams({
      Policy: token.split('.')[1] ?? '',
      Signature: `${token.split('.')[0]}.${token.split('.')[2]}`,
      'Key-Pair-Id': new URLSearchParams(query).get('Key-Pair-Id') ?? '',
    });
    expect((await file(`book-1/text/chapter-1.xhtml?${access}`)).status).toBe(403);
  });

  test('SMIL files and style sheets need no policy', async () => {
    expect((await file('book-1/narration/sv/chapter-1.smil')).status).toBe(200);
    expect((await file('book-1/styles/book.css')).status).toBe(200);
  });

  test('a policy expires by the sandbox clock', async () => {
    const query = await policy();
    await ask(sandbox.app, 'POST', '/__sandbox/clock', { json: { advance: 601 } });
    const { status } = await file(`book-1/text/chapter-1.xhtml?${query}`);
    await ask(sandbox.app, 'POST', '/__sandbox/clock', { json: { reset: true } });
    expect(status).toBe(403);
    expect((await file(`book-1/text/chapter-1.xhtml?${await policy()}`)).status).toBe(200);
  });

  test('a range request returns a part of a recording', async () => {
    const query = await policy();
    const whole = await file(`book-1/media/sv/chapter-1.mp3?${query}`);
    const size = (await whole.arrayBuffer()).byteLength;
    const part = await file(`book-1/media/sv/chapter-1.mp3?${query}`, { range: 'bytes=0-3' });
    expect([part.status, part.headers.get('content-range'), (await part.arrayBuffer()).byteLength]).toEqual([206, `bytes 0-3/${size}`, 4]);
    const beyond = await file(`book-1/media/sv/chapter-1.mp3?${query}`, { range: `bytes=${size}-` });
    expect([beyond.status, (await beyond.json()).name]).toEqual([416, 'RangeError']);
    const changed = await file(`book-1/media/sv/chapter-1.mp3?${query}`, { range: 'bytes=0-3', 'if-range': '"other"' });
    expect(changed.status).toBe(200);
    const head = await sandbox.app.request(`/book-content/book-1/media/sv/chapter-1.mp3?${query}`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(size)]);
    const known = await file(`book-1/media/sv/chapter-1.mp3?${query}`, { 'if-none-match': whole.headers.get('etag') ?? '' });
    expect(known.status).toBe(304);
  });

  test.each([
    'book-1/../book-3/package.opf',
    'book-1/%2e%2e/package.json',
    'book-1/text/..%2f..%2fpackage.json',
    'book-1/..%5c..%5cpackage.json',
    'book-1//etc/passwd',
    'book-1/%00',
    'book-0/package.opf',
  ])('the path %s opens no file', async (path) => {
    const { status } = await file(`${path}?${await policy()}`);
    expect([400, 403, 404]).toContain(status);
  });
});
