import type { Context } from 'hono';
import { fileHeaders } from '../security/securityHeaders.ts';
import { type Asset, readAsset } from './asset.ts';
import { assetPath } from './assetPath.ts';
import { encodingFor } from './encoding.ts';

const sameTag = (header: string | undefined, etag: string) =>
  header === '*' || header?.split(/,\s*/).some((tag) => tag.replace(/^W\//, '') === etag.replace(/^W\//, ''));

/** Returns the Cache-Control of a path: names with a content hash never change, fonts seldom do; everything else is revalidated, mostly with 304. */
export function cacheControl(path: string): string {
  if (/(^|\/)assets\//.test(path)) return 'public, max-age=31536000, immutable';
  return path.startsWith('/fonts/') ? 'public, max-age=86400' : 'no-cache';
}

/**
 * Responds with a file: compressed where the client accepts it, 304 where it has it already, without a body for HEAD. With the status 404 it is the
 * page that says so, which is never stored.
 */
export async function sendAsset(
  context: Context,
  asset: Asset,
  headers: Record<string, string>,
  status: 200 | 404 = 200,
): Promise<Response> {
  const caching = {
    'cache-control': 'no-cache',
    ...fileHeaders(headers, context.req.path, asset.type),
    etag: asset.etag,
    ...(asset.compressible && { vary: 'Accept-Encoding' }),
  };
  if (status === 404)
    return context.body(await asset.body('identity'), 404, { ...headers, 'content-type': asset.type, 'cache-control': 'no-store' });
  if (sameTag(context.req.header('if-none-match'), asset.etag)) return context.body(null, 304, caching);
  const encoding = asset.compressible ? encodingFor(context.req.header('accept-encoding')) : 'identity';
  const body = await asset.body(encoding);
  const described = {
    ...caching,
    'content-type': asset.type,
    'content-length': String(body.byteLength),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  };
  return context.req.method === 'HEAD' ? context.body(null, 200, described) : context.body(body, 200, described);
}

/** Responds with 404, not to be cached. */
export const notFound = (context: Context, headers: Record<string, string>): Response =>
  context.text('Not found', 404, { ...headers, 'cache-control': 'no-store' });

/** Responds with the file of a path below a folder, with the caching of its kind, or with 404. */
export async function sendFile(context: Context, folder: string, path: string, headers: Record<string, string>): Promise<Response> {
  const name = assetPath(folder, path);
  const asset = name && (await readAsset(name));
  return asset ? sendAsset(context, asset, { ...headers, 'cache-control': cacheControl(path) }) : notFound(context, headers);
}
