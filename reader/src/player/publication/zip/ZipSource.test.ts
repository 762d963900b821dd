import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readZip } from './readZip.ts';
import { remoteSource } from './ZipSource.ts';

const archiveUrl = 'https://books.example/b/book.epub';

/** Creates incompressible bytes. */
const recording = (size: number) => Uint8Array.from({ length: size }, (_, index) => (index * 7919) % 251);

/** Creates a server of one archive that counts the read bytes and the requests. */
function server(bytes: Uint8Array, givesParts: boolean) {
  const read = { bytes: 0, requests: 0 };
  const fetchFile = async (_address: string, init?: RequestInit): Promise<Response> => {
    read.requests += 1;
    const range = givesParts ? /^bytes=(\d+)-(\d+)$/.exec(new Headers(init?.headers).get('range') ?? '') : null;
    const part = range ? bytes.slice(Number(range[1]), Number(range[2]) + 1) : bytes.slice();
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          if (init?.signal?.aborted) return controller.error(init.signal.reason);
          read.bytes += part.length;
          controller.enqueue(part);
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    return new Response(body, { status: range ? 206 : 200, headers: { 'Content-Length': String(part.length) } });
  };
  return { fetchFile, read };
}

const book = zipSync({ 'package.opf': strToU8('<package/>'.repeat(100)), 'media/voice.mp3': [recording(6_000_000), { level: 0 }] });

test('only the needed parts of a large archive are fetched', async () => {
  const { fetchFile, read } = server(book, true);
  const entries = await readZip(await remoteSource(archiveUrl, fetchFile));
  expect(await (await entries.get('package.opf')?.read())?.text()).toBe('<package/>'.repeat(100));
  expect(read.bytes).toBeLessThan(70_000);
  expect((await entries.get('media/voice.mp3')?.read())?.size).toBe(6_000_000);
});

test('an archive is fetched as a whole if the server does not support ranges', async () => {
  const { fetchFile } = server(book, false);
  const entries = await readZip(await remoteSource(archiveUrl, fetchFile));
  expect(await (await entries.get('package.opf')?.read())?.text()).toBe('<package/>'.repeat(100));
});

test('a small archive is fetched with one request', async () => {
  const { fetchFile, read } = server(zipSync({ 'package.opf': strToU8('<package/>') }), true);
  const entries = await readZip(await remoteSource(archiveUrl, fetchFile));
  expect([[...entries.keys()], read.requests]).toEqual([['package.opf'], 1]);
});

test('reading fails if the archive has changed on the server', async () => {
  const { fetchFile } = server(book, true);
  const source = await remoteSource(archiveUrl, fetchFile);
  const entries = await readZip({
    ...source,
    read: (from, to) => (from < 1000 ? source.read(from, to + 10_000_000) : source.read(from, to)),
  });
  await expect(entries.get('package.opf')?.read()).rejects.toMatchObject({ status: 0 });
});
