import { BookFileError } from '../../network/bookError.ts';
import { maxEndRecordLength, type ZipSource } from './ZipSource.ts';

/** Returns the error of an archive that is broken, cut off or hostile. */
const damaged = (message: string) => new BookFileError('error_damaged', message);

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
const zip64LocatorSignature = 0x07064b50;
const zip64EndSignature = 0x06064b50;

/** The lengths of the records at the end, in bytes. */
const lengths = { end: 22, zip64Locator: 20, zip64End: 56 };

/** The value of a field whose number is in a zip64 record. */
const tooLarge = { short: 0xffff, long: 0xffffffff };

/** The maximum number of places that are tried as the end record: a comment may hold its signature. */
const maxEndRecords = 16;

const stored = 0;
const deflated = 8;

/** The space read for the extra field between name and content; a longer one causes a second read. */
const extraFieldLength = 512;

async function viewOf(source: ZipSource, from: number, to: number): Promise<DataView> {
  return new DataView(await (await source.read(Math.max(0, from), Math.min(to, source.size))).arrayBuffer());
}

const long64 = (view: DataView, at: number): number => Number(view.getBigUint64(at, true));

/** The central directory of an archive. */
interface Directory {
  readonly at: number;
  readonly size: number;
  readonly count: number;
  /** The offset of the record that describes it. */
  readonly endsAt: number;
}

/** Reads the zip64 record of a directory that is too large for the end record. */
async function zip64Directory(source: ZipSource, endsAt: number): Promise<Directory | undefined> {
  if (endsAt < lengths.zip64Locator) return undefined;
  const locator = await viewOf(source, endsAt - lengths.zip64Locator, endsAt);
  if (locator.getUint32(0, true) !== zip64LocatorSignature) return undefined;
  const from = long64(locator, 8);
  if (from + lengths.zip64End > source.size) return undefined;
  const record = await viewOf(source, from, from + lengths.zip64End);
  if (record.getUint32(0, true) !== zip64EndSignature) return undefined;
  return { count: long64(record, 32), size: long64(record, 40), at: long64(record, 48), endsAt: from };
}

/** Returns whether a directory is in its place: an end record may be letters of a comment. */
async function isDirectory({ at, size, count, endsAt }: Directory, source: ZipSource): Promise<boolean> {
  if (at + size > endsAt) return false;
  if (count === 0) return size === 0;
  // Where it ends at its record nothing is read: a server would need another request.
  if (at + size === endsAt) return true;
  return size >= 46 && (await viewOf(source, at, at + 4)).getUint32(0, true) === entrySignature;
}

/** Finds the central directory by its end record, before a comment of any length. */
async function directoryOf(source: ZipSource): Promise<Directory> {
  const start = Math.max(0, source.size - maxEndRecordLength);
  const view = await viewOf(source, start, source.size);
  let tried = 0;
  for (let at = view.byteLength - lengths.end; at >= 0 && tried < maxEndRecords; at -= 1) {
    if (view.getUint32(at, true) !== endSignature) continue;
    tried += 1;
    const written: Directory = {
      count: view.getUint16(at + 10, true),
      size: view.getUint32(at + 12, true),
      at: view.getUint32(at + 16, true),
      endsAt: start + at,
    };
    const isZip64 = written.count === tooLarge.short || written.size === tooLarge.long || written.at === tooLarge.long;
    const directory = (isZip64 ? await zip64Directory(source, start + at) : undefined) ?? written;
    if (await isDirectory(directory, source)) return directory;
  }
  const first = await viewOf(source, 0, 4);
  const isArchive = first.byteLength === 4 && first.getUint32(0, true) === localSignature;
  throw isArchive ? damaged('The archive has no end') : new BookFileError('error_no_epub', 'The file is no archive');
}

/** Replaces the numbers of an entry that are in its zip64 field, in the order of the field. */
function withZip64(written: readonly number[], view: DataView, from: number, to: number): number[] {
  for (let at = from; at + 4 <= to; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue;
    const end = Math.min(to, at + 4 + view.getUint16(at + 2, true));
    let next = at + 4;
    return written.map((value) => {
      if (value !== tooLarge.long || next + 8 > end) return value;
      next += 8;
      return long64(view, next - 8);
    });
  }
  return [...written];
}

/** Returns whether a path stays inside the archive. */
const isInside = (path: string): boolean =>
  path !== '' && !path.startsWith('/') && !/^[a-z]:/i.test(path) && !path.split('/').includes('..');

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
      throw damaged('A file of the archive is larger than it says');
    }
    chunks.push(new Uint8Array(value));
  }
  return new Blob(chunks);
}

/** Lists the files of a zip archive without inflating any. @throws BookFileError if it is invalid, has paths that lead out of it, or is a zip bomb */
export async function readZip(source: ZipSource): Promise<Map<string, ZipEntry>> {
  const directory = await directoryOf(source);
  if (directory.count > limits.entries) throw damaged('The archive holds too many files');
  const view = await viewOf(source, directory.at, directory.at + directory.size);
  const entries = new Map<string, ZipEntry>();
  const decoder = new TextDecoder();
  let whole = 0;
  for (let at = 0, number = 0; number < directory.count && at + 46 <= view.byteLength; number += 1) {
    if (view.getUint32(at, true) !== entrySignature) throw damaged('The list of the archive is broken');
    const method = view.getUint16(at + 10, true);
    const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((field) => view.getUint16(at + field, true));
    const next = at + 46 + name + extra + comment;
    if (next > view.byteLength) throw damaged('The list of the archive is broken');
    const [size = 0, packed = 0, local = 0] = withZip64(
      [24, 20, 42].map((field) => view.getUint32(at + field, true)),
      view,
      at + 46 + name,
      at + 46 + name + extra,
    );
    // Some archives of Windows separate folders by backslashes.
    const path = decoder.decode(new Uint8Array(view.buffer, view.byteOffset + at + 46, name)).replaceAll('\\', '/');
    at = next;
    if (path.endsWith('/')) continue;
    if (!isInside(path)) throw damaged('A file of the archive leads out of it');
    whole += size;
    if (size > limits.file || whole > limits.whole || (size > limits.ratioFrom && size / Math.max(1, packed) > limits.ratio))
      throw damaged('The archive would burst');
    if (method !== stored && method !== deflated) continue;
    const read = async () => {
      const around = await source.read(local, Math.min(source.size, local + 30 + name + extraFieldLength + packed));
      const head = new DataView(await around.slice(0, 30).arrayBuffer());
      if (head.byteLength < 30 || head.getUint32(0, true) !== localSignature) throw damaged('A file of the archive is broken');
      const begin = 30 + head.getUint16(26, true) + head.getUint16(28, true);
      const isThere = begin + packed <= around.size || local + around.size >= source.size;
      const content = isThere ? around.slice(begin, begin + packed) : await source.read(local + begin, local + begin + packed);
      return method === stored ? content : inflate(content, size);
    };
    entries.set(path, { path, size, read });
  }
  return entries;
}
