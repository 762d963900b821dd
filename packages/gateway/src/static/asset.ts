import { createHash } from 'node:crypto';
import type { Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentType, isCompressible } from './contentType.ts';
import type { Encoding } from './encoding.ts';

/** A file in memory; each encoding is created on its first use. */
export interface Asset {
  readonly type: string;
  /** A weak entity tag, the same for all encodings. */
  readonly etag: string;
  readonly compressible: boolean;
  body(encoding: Encoding): Promise<Uint8Array<ArrayBuffer>>;
}

/** The compression of what the build has not compressed, with qualities that take little time. */
const compressors: Record<Exclude<Encoding, 'identity'>, (content: Uint8Array) => Promise<Buffer>> = {
  br: (content) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (content) => promisify(gzip)(content, { level: 9 }),
};

function assetOf(content: Buffer, type: string, brotli: Buffer | undefined): Asset {
  const plain = new Uint8Array(content);
  const encoded = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>([['identity', Promise.resolve(plain)]]);
  if (brotli) encoded.set('br', Promise.resolve(new Uint8Array(brotli)));
  return {
    type,
    etag: `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    compressible: isCompressible(type, content.length),
    body: (encoding) => {
      const made =
        encoded.get(encoding) ??
        (encoding === 'identity' ? Promise.resolve(plain) : compressors[encoding](plain).then((bytes) => new Uint8Array(bytes)));
      encoded.set(encoding, made);
      return made;
    },
  };
}

const cache = new Map<string, { stamp: string; asset: Promise<Asset> }>();

/** Reads the Brotli copy that the build wrote beside a file; undefined where there is none, or only that of an earlier build. */
async function readBrotliCopy(file: string, { mtimeMs }: Stats): Promise<Buffer | undefined> {
  const copy = await stat(`${file}.br`).catch(() => undefined);
  return copy && copy.mtimeMs >= mtimeMs ? readFile(`${file}.br`) : undefined;
}

/** Reads a file and caches it until it changes on disk; undefined where there is none. */
export async function readAsset(file: string): Promise<Asset | undefined> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  const stamp = `${found.mtimeMs} ${found.size} ${found.ino}`;
  const known = cache.get(file);
  if (known?.stamp === stamp) return known.asset;
  const asset = Promise.all([readFile(file), readBrotliCopy(file, found)]).then(([content, brotli]) =>
    assetOf(content, contentType(file), brotli),
  );
  cache.set(file, { stamp, asset });
  return asset;
}
