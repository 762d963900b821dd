import { bodyText, type Exchange, type ReceivedResponse, type SentRequest } from '../exchange.ts';

/** The request that a finding is about, and its answer: enough to understand it and to send it again. Secrets are named, as `$TEACHER_TOKEN`. */
export interface Evidence {
  readonly method: string;
  /** Relative to the base of the service. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly answer?: { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: string };
  /** The statuses of which one was expected, where the finding is about that. */
  readonly expected?: readonly number[];
}

/** The names of secrets by their values. */
export type Secrets = ReadonlyMap<string, string>;

/** The number of characters of an answer that are kept. */
const longestAnswer = 4000;

/** What an answer may say that nobody else is to know. */
const secretProperties = /("(?:[a-z_]*token|password|code|client_secret)"\s*:\s*)"[^"]*"/gi;

const named = (text: string, secrets: Secrets): string => [...secrets].reduce((all, [value, name]) => all.replaceAll(value, name), text);

function namedHeaders(headers: ReadonlyMap<string, string>, secrets: Secrets): Record<string, string> {
  const kept = [...headers].filter(([name]) => name !== 'set-cookie');
  return Object.fromEntries(kept.map(([name, value]) => [name, named(value, secrets)]));
}

/** Keeps a request and its answer without the secrets in them. */
export function evidenceOf(request: SentRequest, response: ReceivedResponse | undefined, secrets: Secrets): Evidence {
  const { method, path, search, headers, body } = request;
  return {
    method,
    url: named(search === '' ? path : `${path}?${search}`, secrets),
    headers: namedHeaders(headers, secrets),
    ...(body.length > 0 && { body: named(bodyText(body), secrets) }),
    ...(response && {
      answer: {
        status: response.status,
        headers: namedHeaders(response.headers, secrets),
        body: named(bodyText(response.body), secrets).replaceAll(secretProperties, '$1"***"').slice(0, longestAnswer),
      },
    }),
  };
}

/** Returns the request of some evidence with the secrets in their places. @throws an Error with the name of a token that is not given */
export function requestOf({ method, url, headers, body }: Evidence, secrets: Secrets): Exchange['request'] {
  const values = new Map([...secrets].map(([value, name]) => [name, value]));
  const filled = (text: string): string =>
    text.replaceAll(/\$[A-Z][A-Z0-9_]*/g, (name) => {
      const value = values.get(name);
      if (value === undefined && name.endsWith('_TOKEN')) throw new Error(`${name} is not in the configuration.`);
      return value ?? name;
    });
  const [path = '', search = ''] = filled(url).split(/\?(.*)/s);
  return {
    method,
    path,
    search,
    headers: new Map(Object.entries(headers).map(([name, value]) => [name, filled(value)])),
    body: new TextEncoder().encode(filled(body ?? '')),
  };
}

const quoted = (text: string): string =>
  /\$[A-Z]/.test(text) ? `"${text.replaceAll(/["\\`]/g, '\\$&')}"` : `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Formats the request as a curl command; secrets are variables of the shell. */
export function curlOf(base: string, { method, url, headers, body }: Evidence): string {
  return [
    'curl -i',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    quoted(`${base}${url}`),
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-raw ${quoted(body)}`]),
  ].join(' ');
}
