import type { Send } from '../core/target.ts';
import type { TestedContract } from '../verdicts/testedContract.ts';

/** What a variation knows of the service that it stands before. */
interface Varied {
  readonly contract: TestedContract;
  readonly base: string;
  readonly send: Send;
}

/** Another right implementation: it differs from the sandbox where the contract leaves a choice. */
export interface Variation {
  /** What differs. */
  readonly title: string;
  /** The contracts that leave the choice. */
  readonly services: RegExp;
  /** False if the run has to allow properties that the contract does not have. */
  readonly strict?: false;
  /** Returns the varied service. */
  vary(varied: Varied): Send;
}

const isJson = (response: Response): boolean => response.headers.get('content-type')?.includes('json') ?? false;

/** Answers with another text, and the headers that belong to it. */
function withText(response: Response, text: string, more: Readonly<Record<string, string>> = {}): Response {
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  // Which marks our own sandbox, whose answers are judged more strictly.
  headers.delete('x-sandbox');
  for (const [name, value] of Object.entries(more)) headers.set(name, value);
  return new Response(text, { status: response.status, headers });
}

/** Makes a service whose JSON differs. */
const otherJson =
  (change: (value: unknown) => unknown, more: Readonly<Record<string, string>> = {}) =>
  ({ send }: Varied): Send =>
  async (request) => {
    const response = await send(request);
    return isJson(response) ? withText(response, JSON.stringify(change(await response.json())), more) : response;
  };

/** Changes all objects and texts within a value. */
function everywhere(
  value: unknown,
  change: { object?: (entries: [string, unknown][]) => [string, unknown][]; text?: (text: string) => string },
): unknown {
  if (typeof value === 'string') return change.text?.(value) ?? value;
  if (Array.isArray(value)) return value.map((one) => everywhere(one, change));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, one]): [string, unknown] => [name, everywhere(one, change)]);
  return Object.fromEntries(change.object?.(entries) ?? entries);
}

const zulu = /^(\d{4}-\d\d-\d\dT[\d:.]+)Z$/;

/** Gives what is made other ids than the sandbox does. */
function otherIds({ send }: Varied): Send {
  const names = new Map<string, string>();
  const renamed = (text: string, back: boolean): string => {
    let other = text;
    for (const [own, shown] of names) other = back ? other.replaceAll(shown, own) : other.replaceAll(own, shown);
    return other;
  };
  return async (request) => {
    const body = request.body ? renamed(await request.text(), true) : undefined;
    const init = { method: request.method, headers: request.headers, redirect: 'manual' as const, ...(body !== undefined && { body }) };
    const response = await send(new Request(renamed(request.url, true), init));
    if (!isJson(response)) return response;
    const text = await response.text();
    const { uid } = Object(JSON.parse(text));
    if (response.status === 201 && typeof uid === 'string' && !names.has(uid))
      names.set(uid, `made-${names.size}-${uid.replaceAll(/\D/g, '')}`);
    return withText(response, renamed(text, false));
  };
}

/** Looks at the id before it looks at the caller: what has been not there for one caller is 404 for the others too. */
function idBeforeRight({ send, base }: Varied): Send {
  const missing = new Set<string>();
  const error = (status: number): Response => Response.json({ name: 'not_found', message: 'There is nothing here.' }, { status });
  return async (request) => {
    const response = await send(request);
    if (!request.url.startsWith(base) || request.method !== 'GET') return response;
    const [url = ''] = request.url.split('?');
    if (response.status === 404) missing.add(url);
    if (response.ok) missing.delete(url);
    return response.status === 403 && missing.has(url) ? error(404) : response;
  };
}

/** Reads all rows of a list and orders and pages them by itself. */
const ownOrder =
  (compare: (one: string, other: string) => number, ties: 1 | -1, matches?: (row: unknown, words: string) => boolean) =>
  ({ send, base, contract }: Varied): Send =>
  async (request) => {
    const url = new URL(request.url);
    const path = url.pathname.slice(new URL(base).pathname.length);
    const id = request.url.startsWith(base) ? contract.router.match(request.method, path)?.operation.id : undefined;
    const response = await send(request);
    if (!id?.startsWith('listOrganization') || id === 'listOrganizations' || response.status !== 200) return response;
    const [field = '', direction] = (url.searchParams.get('sort') ?? '').split(',');
    const words = url.searchParams.get('q');
    if (field === '' || field === 'id' || (words && !matches)) return response;
    const all: unknown[] = [];
    for (let page = 1; ; page += 1) {
      const whole = new URL(url);
      whole.searchParams.set('page', String(page));
      whole.searchParams.set('size', '100');
      whole.searchParams.set('sort', 'id,asc');
      if (matches) whole.searchParams.delete('q');
      const { data } = Object(await (await send(new Request(whole, { headers: request.headers }))).json());
      if (!Array.isArray(data) || data.length === 0) break;
      all.push(...data);
    }
    const valueIn = (row: unknown): string => {
      const { attributes } = Object(row);
      return String(attributes?.[field]?.value ?? Reflect.get(Object(row), field) ?? '');
    };
    const found = words && matches ? all.filter((row) => matches(row, words)) : all;
    const sign = direction === 'desc' ? -1 : 1;
    const sorted = found
      .map((row, index) => ({ row, index, value: valueIn(row) }))
      .toSorted((one, other) => sign * compare(one.value, other.value) || ties * (one.index - other.index))
      .map(({ row }) => row);
    const [page, size] = [Number(url.searchParams.get('page') ?? 1), Number(url.searchParams.get('size') ?? 10)];
    return withText(response, JSON.stringify({ data: sorted.slice((page - 1) * size, page * size), meta: { totalItems: found.length } }));
  };

const swedish = new Intl.Collator('sv');

/** Lists of which the contract says no order. */
const unordered = /^(listOrganizations|listSubscriptionTypes|listUserSchoolSubscriptions|listGroupOptions)$/;

function reversed({ send, base, contract }: Varied): Send {
  return async (request) => {
    const response = await send(request);
    const path = new URL(request.url).pathname.slice(new URL(base).pathname.length);
    const id = request.url.startsWith(base) ? contract.router.match(request.method, path)?.operation.id : undefined;
    if (!id || !unordered.test(id) || response.status !== 200) return response;
    const body: unknown = await response.json();
    if (Array.isArray(body)) return withText(response, JSON.stringify(body.toReversed()));
    const { data } = Object(body);
    return withText(response, JSON.stringify(Array.isArray(data) ? { ...Object(body), data: data.toReversed() } : body));
  };
}

const all = /./;

/** Other right services, each of which must be green. */
export const variations: readonly Variation[] = [
  {
    title: 'the properties of objects come in another order, and headers in other letters',
    services: all,
    vary: otherJson((value) => everywhere(value, { object: (entries) => entries.toReversed() }), {
      'content-type': 'Application/JSON; charset=UTF-8',
    }),
  },
  {
    title: 'moments have an offset',
    services: all,
    vary: otherJson((value) => everywhere(value, { text: (text) => text.replace(zulu, '$1+00:00') })),
  },
  {
    title: 'objects have properties that the contract does not have',
    services: all,
    strict: false,
    vary: otherJson((value) =>
      typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value, madeBy: 'another team' } : value,
    ),
  },
  { title: 'what is made has ids of another form', services: /customer-management/, vary: otherIds },
  {
    title: 'what is not there is 404 for whoever may not see it either',
    services: /control-panel|customer-management|library|sync|submissions/,
    vary: idBeforeRight,
  },
  { title: 'equal values are sorted the other way round', services: /control-panel/, vary: ownOrder(swedish.compare, -1) },
  {
    title: 'names are sorted by another collation',
    services: /control-panel/,
    vary: ownOrder((one, other) => one.localeCompare(other, 'sv', { caseFirst: 'upper', ignorePunctuation: true }), 1),
  },
  { title: 'lists of which the contract says no order have another one', services: /control-panel|customer-management/, vary: reversed },
];
