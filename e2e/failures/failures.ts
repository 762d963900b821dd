import type { Route } from '@playwright/test';

/** A response of a service as it was when nothing failed. */
export interface Known {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

type Answer = Partial<Known> | 'cut' | 'none';

/** Returns a body with null in place of all fields of its record, which is the first one of a list. */
function withNulls(body: unknown): unknown {
  if (Array.isArray(body)) return body.length === 0 ? [] : [withNulls(body[0]), ...body.slice(1)];
  if (typeof body !== 'object' || body === null) return null;
  if ('data' in body) return { ...body, data: withNulls(body.data) };
  return Object.fromEntries(Object.keys(body).map((name) => [name, null]));
}

const json = (body: unknown, status = 200): Answer => ({ status, contentType: 'application/json', text: JSON.stringify(body) });
const onlyNulls = ({ text }: Known) => text.startsWith('{') && Object.values(JSON.parse(text)).every((value) => value === null);
const isJson = ({ contentType }: Known) => contentType.includes('json');

/** The ways in which a call fails; each returns undefined where the answer would be no failure. */
export const failures: Readonly<Record<string, (known: Known, isRead: boolean) => Answer | undefined>> = {
  '204': ({ status }) => (status === 204 || status >= 400 ? undefined : { status: 204, text: '' }),
  // A file of a book that comes is a file, whatever the status.
  '202': (known, isRead) => (known.status === 202 || known.status >= 400 || (isRead && !isJson(known)) ? undefined : { status: 202 }),
  'the error envelope under 200': () => json({ errorMessage: 'The service is being moved', errorType: 'Maintenance' }),
  // Fields that are null may be absent.
  '{}': (known, isRead) => (isRead && isJson(known) && !onlyNulls(known) ? json({}) : undefined),
  'an array for an object': (known, isRead) => (isRead && isJson(known) ? json(known.text.startsWith('[') ? {} : []) : undefined),
  'null for fields': (known, isRead) => {
    const text = isRead && isJson(known) ? JSON.stringify(withNulls(JSON.parse(known.text))) : known.text;
    return text === known.text ? undefined : { text };
  },
  HTML: (known, isRead) =>
    isRead && isJson(known)
      ? { status: 200, contentType: 'text/html', text: '<!doctype html><title>Proxy</title><h1>Proxy</h1>' }
      : undefined,
  'a cut body': (known, isRead) =>
    isRead && isJson(known) ? { status: 200, text: known.text.slice(0, known.text.length / 2) } : undefined,
  'a cut connection': () => 'cut',
  '500': () => json({ name: 'InternalError', message: 'broken' }, 500),
  'no answer': () => 'none',
};

/** Answers a request of a page at `origin` in the way of a failure. */
export async function answerWith(route: Route, answer: Answer, known: Known, origin: string): Promise<void> {
  if (answer === 'none') return;
  if (answer === 'cut') return route.abort('connectionreset');
  const { status, contentType, text } = { ...known, ...answer };
  await route.fulfill({
    status,
    contentType,
    body: text,
    headers: { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true', 'access-control-expose-headers': '*' },
  });
}
