import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readZip } from './readZip.ts';
import { remoteSource } from './ZipSource.ts';

const address = 'https://books.example/b/book.epub';

/** Bytes that no packing makes smaller. */
const recording = (size: number) => Uint8Array.from({ length: size }, (_, index) => (index * 7919) % 251);

/** A server of one archive; how many bytes of it were read, and how often it was asked. */
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

test('of a large archive no more is fetched than is needed', async () => {
  const { fetchFile, read } = server(book, true);
  const entries = await readZip(await remoteSource(address, fetchFile));
  expect(await (await entries.get('package.opf')?.read())?.text()).toBe('<package/>'.repeat(100));
  expect(read.bytes).toBeLessThan(70_000);
  expect((await entries.get('media/voice.mp3')?.read())?.size).toBe(6_000_000);
});

test('a server that gives no parts gives the whole', async () => {
  const { fetchFile } = server(book, false);
  const entries = await readZip(await remoteSource(address, fetchFile));
  expect(await (await entries.get('package.opf')?.read())?.text()).toBe('<package/>'.repeat(100));
});

test('a small archive is fetched at once', async () => {
  const { fetchFile, read } = server(zipSync({ 'package.opf': strToU8('<package/>') }), true);
  const entries = await readZip(await remoteSource(address, fetchFile));
  expect([[...entries.keys()], read.requests]).toEqual([['package.opf'], 1]);
});

test('an archive that is another one by now gives nothing of it', async () => {
  const { fetchFile } = server(book, true);
  const source = await remoteSource(address, fetchFile);
  const entries = await readZip({
    ...source,
    read: (from, to) => (from < 1000 ? source.read(from, to + 10_000_000) : source.read(from, to)),
  });
  await expect(entries.get('package.opf')?.read()).rejects.toMatchObject({ status: 0 });
});
