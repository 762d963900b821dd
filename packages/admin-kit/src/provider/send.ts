import { type Result, ServiceError, unwrap } from '@realmkit/openapi';
import type { ServiceName } from '@realmkit/openapi/services';
import type { Clients } from '@realmkit/shell';
import type { CallParts } from '../resources/defineResource.ts';
import { httpErrorOf } from './httpError.ts';

/** The generic call of openapi-fetch: which operation it sends is known only when it runs, and was checked by `defineResource`. */
export interface GenericClient {
  request(method: string, path: string, init: object): Promise<Result<unknown>>;
}

const isGenericClient = (client: unknown): client is GenericClient =>
  typeof client === 'object' && client !== null && 'request' in client && typeof client.request === 'function';

/** The response of a successful call. */
interface ServiceResult {
  readonly body: unknown;
  /** The last segment of the Location header; empty without one. */
  readonly location: string;
  readonly etag: string | undefined;
}

/** An operation, `METHOD /path`, and the sample of what is read of its response. */
interface Operation {
  readonly call: string;
  readonly answer?: unknown;
}

/** Sends an operation by the service's client, so that its policies hold. @throws {ServiceError} */
export async function send(
  client: GenericClient,
  { call, answer }: Operation,
  { path, query, body, header }: CallParts & { readonly header?: object },
  signal?: AbortSignal,
): Promise<ServiceResult> {
  const [method = '', template = ''] = call.split(' ');
  const init = {
    params: { ...(path && { path }), ...(query && { query }), ...(header && { header }) },
    ...(body !== undefined && { body }),
    ...(signal && { signal }),
  };
  const result = await client.request(method.toLowerCase(), template, init);
  const { headers } = result.response;
  const location = headers.get('Location')?.split('/').at(-1) ?? '';
  return { body: unwrap(result, answer), location: decodeURIComponent(location), etag: headers.get('ETag') ?? undefined };
}

/** Returns the client of a service for calls that are known only when they run. */
export function clientOf(clients: Clients, service: ServiceName): GenericClient {
  const client: unknown = clients[service];
  if (!isGenericClient(client)) throw new Error(`There is no client of the service ${service}.`);
  return client;
}

/** Runs a call; an error of the service becomes react-admin's. @throws {HttpError} */
export async function withHttpErrors<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    throw error instanceof ServiceError ? httpErrorOf(error) : error;
  }
}
