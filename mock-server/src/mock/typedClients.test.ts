import { contractNames } from '@realmkit/contract-engine';
import { type ClientPolicies, serviceClient, serviceNames, services } from '@realmkit/openapi';
import { beforeAll, describe, expect, test } from 'vitest';
import { mockedContract } from './mockedContract.ts';
import { type ExampleCall, exampleCallsOf, exampleValues } from './testing/exampleCalls.ts';

/** Any client of openapi-fetch, untyped: these tests know its operations only from the contract. */
interface AnyClient {
  request(method: string, path: string, init: object): Promise<{ data?: unknown; error?: unknown; response: Response }>;
}

const baseUrl = 'http://localhost:4010';

function clientOf(contract: string, policies: ClientPolicies): AnyClient {
  const name = serviceNames.find((one) => services[one].contract === contract);
  if (!name) throw new Error(`@realmkit/openapi has no service ${contract}.`);
  const client: object = serviceClient(name, policies);
  return { request: Reflect.get(client, 'request') };
}

/** Replaces texts and numbers in a value with their types: the mock's sign-in responses differ per call. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return value === null ? null : typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]));
}

const isJson = (type: string | undefined) => type === undefined || /[/+]json$/.test(type);

/** Returns the options of an app's call: parameters and body; the client itself sets the headers of its policies. */
function initOf({ parameters, body, bodyType, response }: ExampleCall) {
  const { 'Idempotency-Key': _, 'X-Country': __, ...header } = exampleValues(parameters.header);
  return {
    params: { path: exampleValues(parameters.path), query: exampleValues(parameters.query), header },
    ...(bodyType !== undefined && { body }),
    ...(!isJson(response.type) && { parseAs: 'text' }),
  };
}

describe.each(contractNames)('the typed client of %s against Prism', (service) => {
  let mock: (request: Request) => Promise<Response>;
  beforeAll(async () => {
    mock = (await mockedContract(service)).handlerBelow(`/${service}`);
  });

  test.each(exampleCallsOf(service).map((call) => [`${call.method.toUpperCase()} ${call.path}`, call] as const))(
    'the typed client calls %s',
    async (_, call) => {
      const sent: Request[] = [];
      const declares = (header: string) => call.parameters.header.some(({ name }) => name === header);
      const takesCountry = declares('X-Country');
      const client = clientOf(service, {
        baseUrl: `${baseUrl}/${service}`,
        getAccessToken: async () => 'token',
        ...(takesCountry && { country: 'se' }),
        fetch: (input, init) => {
          const request = new Request(input, init);
          sent.push(request.clone());
          return mock(request);
        },
      });
      const { data, error, response } = await client.request(call.method, call.path, initOf(call));
      expect({ status: response.status, error: response.ok ? undefined : error }).toMatchObject({ status: call.response.status });
      const header = (name: string) => sent[0]?.headers.get(name) ?? undefined;
      expect(sent).toHaveLength(1);
      expect(header('Authorization')).toBe(call.secured ? 'Bearer token' : undefined);
      // Each POST of a client has a key; a webhook, which no app calls, does not read it.
      const takesKey = declares('Idempotency-Key') || call.path.startsWith('/webhooks/');
      expect(header('Idempotency-Key')).toEqual(takesKey ? expect.any(String) : undefined);
      expect(header('X-Country')).toBe(takesCountry ? 'se' : undefined);
      expect(header('Content-Type')).toBe(call.bodyType);
      if (!response.ok) expect(response.headers.get('Location')).toMatch(/^https?:/);
      else if (isJson(call.response.type)) expect(shapeOf(data)).toEqual(shapeOf(call.response.example));
      else expect(data).toBe(call.response.example);
    },
  );
});
