import { maxEndRecordLength, type ZipSource } from './ZipSource.ts';

/** A zip archive that is broken or hostile. */
class ZipError extends Error {
  override readonly name = 'ZipError';
}

/** A file in an archive; `read` inflates it on demand. */
export interface ZipEntry {
  readonly path: string;
  /** In bytes, inflated. */
  readonly size: number;
  readonly read: () => Promise<Blob>;
}

/** The limits of an archive: one that exceeds them is a zip bomb. */
const limits = { entries: 20_000, file: 1_000_000_000, whole: 4_000_000_000, ratio: 200, ratioFrom: 10_000_000 };

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;

const stored = 0;
const deflated = 8;

/** The space read for the extra field between name and content; a longer one causes a second read. */
const extraFieldLength = 512;

async function viewOf(source: ZipSource, from: number, to: number): Promise<DataView> {
  return new DataView(await (await source.read(Math.max(0, from), Math.min(to, source.size))).arrayBuffer());
}

/** Finds the central directory by its end record, before a comment of any length. */
async function directoryOf(source: ZipSource): Promise<{ at: number; size: number; count: number }> {
  const view = await viewOf(source, source.size - maxEndRecordLength, source.size);
  for (let at = view.byteLength - 22; at >= 0; at -= 1) {
    if (view.getUint32(at, true) !== endSignature) continue;
    return { count: view.getUint16(at + 10, true), size: view.getUint32(at + 12, true), at: view.getUint32(at + 16, true) };
  }
  throw new ZipError('The file is no archive');
}

/** Returns whether a path stays inside the archive. */
const isInside = (path: string): boolean =>
  path !== '' && !path.startsWith('/') && !path.includes('\\') && !/^[a-z]:/i.test(path) && !path.split('/').includes('..');

async function inflate(blob: Blob, most: number): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = blob.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    if (!value) continue;
    size += value.byteLength;
    // The declared size of a file may be wrong.
    if (size > most) {
      await reader.cancel();
      throw new ZipError('A file of the archive is larger than it says');
    }
    chunks.push(new Uint8Array(value));
  }
  return new Blob(chunks);
}

/** Lists the files of a zip archive without inflating any. @throws ZipError if it is invalid, has paths that lead out of it, or is a zip bomb */
export async function readZip(source: ZipSource): Promise<Map<string, ZipEntry>> {
  const directory = await directoryOf(source);
  if (directory.count > limits.entries) throw new ZipError('The archive holds too many files');
  const view = await viewOf(source, directory.at, directory.at + directory.size);
  const entries = new Map<string, ZipEntry>();
  const decoder = new TextDecoder();
  let whole = 0;
  for (let at = 0, number = 0; number < directory.count && at + 46 <= view.byteLength; number += 1) {
    if (view.getUint32(at, true) !== entrySignature) throw new ZipError('The list of the archive is broken');
    const method = view.getUint16(at + 10, true);
    const packed = view.getUint32(at + 20, true);
    const size = view.getUint32(at + 24, true);
    const [name, extra, comment] = [28, 30, 32].map((field) => view.getUint16(at + field, true));
    const local = view.getUint32(at + 42, true);
    const path = decoder.decode(new Uint8Array(view.buffer, view.byteOffset + at + 46, name));
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
    if (path.endsWith('/')) continue;
    if (!isInside(path)) throw new ZipError('A file of the archive leads out of it');
    whole += size;
    if (size > limits.file || whole > limits.whole || (size > limits.ratioFrom && size / Math.max(1, packed) > limits.ratio))
      throw new ZipError('The archive would burst');
    if (method !== stored && method !== deflated) continue;
    const read = async () => {
      const around = await source.read(local, Math.min(source.size, local + 30 + (name ?? 0) + extraFieldLength + packed));
      const head = new DataView(await around.slice(0, 30).arrayBuffer());
      if (head.byteLength < 30 || head.getUint32(0, true) !== localSignature) throw new ZipError('A file of the archive is broken');
      const begin = 30 + head.getUint16(26, true) + head.getUint16(28, true);
      const isThere = begin + packed <= around.size || local + around.size >= source.size;
      const content = isThere ? around.slice(begin, begin + packed) : await source.read(local + begin, local + begin + packed);
      return method === stored ? content : inflate(content, size);
    };
    entries.set(path, { path, size, read });
  }
  return entries;
}
