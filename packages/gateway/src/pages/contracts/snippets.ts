/** A request of a contract's operation, as its form says it. */
export interface TriedRequest {
  readonly service: string;
  readonly method: string;
  /** The path as the contract writes it. */
  readonly path: string;
  /** The URL of the service. */
  readonly base: string;
  readonly parameters: Readonly<Record<'path' | 'query' | 'header', Readonly<Record<string, string>>>>;
  readonly body?: { readonly type: string; readonly text: string };
  /** Whether somebody is logged in. */
  readonly hasToken: boolean;
}

/** Returns the address of a request. */
export function addressOf({ base, path, parameters }: TriedRequest): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(parameters.path[name] ?? ''));
  const query = new URLSearchParams(parameters.query).toString();
  return `${base}${filled}${query && `?${query}`}`;
}

/** Returns the headers of a request with its token, or with what stands for it. */
export const headersOf = ({ parameters, body, hasToken }: TriedRequest, token: string): Record<string, string> => ({
  ...(hasToken && { Authorization: `Bearer ${token}` }),
  ...(body && { 'Content-Type': body.type }),
  ...parameters.header,
});

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Writes a request as a call of curl; the token is in the shell's variable TOKEN. */
export function curlOf(request: TriedRequest): string {
  const headers = Object.entries(headersOf(request, '')).map(([name, value]) =>
    name === 'Authorization' ? '-H "Authorization: Bearer $TOKEN"' : `-H ${quoted(`${name}: ${value}`)}`,
  );
  const body = request.body ? [`--data-raw ${quoted(request.body.text)}`] : [];
  return [`curl -i -X ${request.method} ${quoted(addressOf(request))}`, ...headers, ...body].join(' \\\n  ');
}

const camelCase = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Writes a number and a truth value of a query as what they are. */
const literal = (text: string) => (/^(-?\d{1,15}|true|false)$/.test(text) ? text : JSON.stringify(text));

function bodyLiteral({ type, text }: { readonly type: string; readonly text: string }): string {
  if (type === 'application/x-www-form-urlencoded') return JSON.stringify(Object.fromEntries(new URLSearchParams(text)));
  return type.endsWith('json') ? text : JSON.stringify(text);
}

/** The package of the typed client, for those who read the call. */
const clientPackage = '@realmkit/openapi';

/** Writes a request as a call of the typed client; the token is the constant `token`. */
export function clientOf(request: TriedRequest): string {
  const { service, method, path, base, parameters, body, hasToken } = request;
  const places = Object.entries(parameters).flatMap(([place, values]) => {
    const members = Object.entries(values).map(
      ([name, value]) => `${JSON.stringify(name)}: ${place === 'query' ? literal(value) : JSON.stringify(value)}`,
    );
    return members.length === 0 ? [] : [`${place}: { ${members.join(', ')} }`];
  });
  const options = [...(places.length > 0 ? [`params: { ${places.join(', ')} }`] : []), ...(body ? [`body: ${bodyLiteral(body)}`] : [])];
  return [
    `import { serviceClient } from '${clientPackage}';`,
    '',
    `const client = serviceClient('${camelCase(service)}', { baseUrl: '${base}'${hasToken ? ', getAccessToken: () => token' : ''} });`,
    `const { data, error, response } = await client.${method}('${path}'${options.length > 0 ? `, { ${options.join(', ')} }` : ''});`,
  ].join('\n');
}

/** Writes a request in Python with its standard library; the token is the variable `token`. */
export function pythonOf(request: TriedRequest): string {
  const headers = Object.entries(headersOf(request, '')).map(([name, value]) =>
    name === 'Authorization' ? '"Authorization": f"Bearer {token}"' : `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  const data = request.body ? `, data=${JSON.stringify(request.body.text)}.encode()` : '';
  return [
    'from urllib.request import Request, urlopen',
    '',
    `request = Request(${JSON.stringify(addressOf(request))}, method="${request.method}", headers={${headers.join(', ')}}${data})`,
    'with urlopen(request) as answer:',
    '    print(answer.status, dict(answer.headers), answer.read().decode())',
  ].join('\n');
}
