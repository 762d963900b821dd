import { boundedText } from '@realmkit/contract-engine';
import type { IHttpRequest } from '@stoplight/prism-http';

/** The body of a request is declared as JSON and is not. */
export class UnreadableBodyError extends Error {}

/** The address of a request is no text in UTF-8. */
export class MalformedAddressError extends Error {}

const unreserved = /%(2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi;

/** Returns a path in which letters, digits and the marks that mean nothing stand as they are (RFC 3986 §6.2.2.2). */
function normalPath(path: string): string {
  try {
    decodeURIComponent(path);
  } catch {
    throw new MalformedAddressError(`'${path}' is no address.`);
  }
  return path.replace(unreserved, (escaped) => decodeURIComponent(escaped));
}

const methods = ['get', 'post', 'put', 'patch', 'delete', 'trace', 'options'] as const;

const parameters = (search: URLSearchParams) =>
  Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const values = search.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );

function parseBody(text: string, type: string): unknown {
  if (text === '' || !/^application\/([\w.-]+\+)?json\b/i.test(type)) return text === '' ? undefined : text;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UnreadableBodyError(`must be JSON: ${error instanceof Error ? error.message : error}`);
  }
}

/** Converts a request to Prism's form: path below `base`, query values as text or list of texts, JSON bodies parsed, others as text. */
export async function prismRequest(request: Request, base: string): Promise<IHttpRequest> {
  const url = new URL(request.url);
  const text = await boundedText(request);
  const method = request.method === 'HEAD' ? 'get' : methods.find((known) => known === request.method.toLowerCase());
  return {
    method: method ?? 'trace',
    url: { path: normalPath(url.pathname.slice(base.length)) || '/', query: parameters(url.searchParams) },
    // Prism checks the media type of a body only if the length is known.
    headers: { ...Object.fromEntries(request.headers), 'content-length': String(Buffer.byteLength(text)) },
    body: parseBody(text, request.headers.get('content-type') ?? ''),
  };
}
