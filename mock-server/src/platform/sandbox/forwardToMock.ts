import { notFound } from '@realmkit/contract-engine';
import type { Context } from 'hono';
import { crossOriginHeaders } from '../http/crossOrigin.ts';
import { bodyText, commonHeaders, write } from '../http/messages.ts';
import type { MockFetch } from './options.ts';

/** Forwards a request to the mock, at `path` below the mock's root; without a mock it is 404. */
export async function forwardToMock(context: Context, mock: MockFetch | undefined, path: string): Promise<Response> {
  if (!mock)
    return write(
      context,
      { status: 404, body: notFound('The sandbox has no such operation, and no mock stands in for it.').body },
      { 'x-sandbox': 'none' },
    );
  const { raw } = context.req;
  const url = new URL(raw.url);
  url.pathname = path;
  const hasBody = raw.method !== 'GET' && raw.method !== 'HEAD';
  const response = await mock(
    new Request(url, { method: raw.method, headers: raw.headers, ...(hasBody && { body: await bodyText(context) }) }),
  );
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries({ ...commonHeaders(), ...crossOriginHeaders(raw.headers.get('origin')) }))
    headers.set(name, value);
  headers.set('x-sandbox', 'mock');
  return new Response(response.body, { status: response.status, headers });
}
