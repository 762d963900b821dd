import { byService, type ClientPolicies, type ServiceClient, type ServiceName, serviceClient, serviceOf } from '@realmkit/openapi';
import type { Configuration } from '../configuration/configuration.ts';
import type { RealmSettings } from '../realm/realmTable.ts';
import type { Session } from '../session/Session.ts';

/** The typed clients of the platform's services, with the session's bearer token where it is required. */
export type Clients = { readonly [Name in ServiceName]: ServiceClient<Name> };

/**
 * Creates the clients of a realm over a session.
 * @param backgroundFetch sends the background calls.
 * @param onUnreachable is called when another call has found no network and is sent again.
 */
export function createClients(
  { services }: Configuration,
  { shard, country }: RealmSettings,
  session: Session,
  fetch: typeof globalThis.fetch,
  backgroundFetch = fetch,
  onUnreachable = () => {},
): Clients {
  const policiesOf = (name: ServiceName): ClientPolicies => {
    const { isBackground, takesCountry } = serviceOf(name);
    const urls = services[name];
    const transport = isBackground ? backgroundFetch : fetch;
    const tracker = trackRejectedToken(transport);
    return {
      baseUrl: typeof urls === 'string' ? urls : urls[shard],
      getAccessToken: session.getAccessToken,
      refreshAccessToken: () => session.refreshAccessToken(tracker.lastRejected()),
      fetch: tracker.fetch,
      // The outbox retries background calls itself. Not every JavaScript engine has `navigator.onLine`.
      ...(transport === backgroundFetch && backgroundFetch !== fetch
        ? {}
        : { isOnline: () => navigator.onLine !== false, onRetry: onUnreachable }),
      ...(takesCountry && { country }),
    };
  };
  return byService<Clients>((name) => serviceClient(name, policiesOf(name)));
}

/** Tracks the token that a service rejected last, so that a late 401 of an old token does not cause another refresh. */
function trackRejectedToken(fetch: typeof globalThis.fetch) {
  let rejected: string | undefined;
  const tracked: typeof globalThis.fetch = async (input, init) => {
    const response = await fetch(input, init);
    if (response.status === 401) {
      const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
      rejected = headers.get('authorization')?.replace(/^Bearer /i, '');
    }
    return response;
  };
  return { fetch: tracked, lastRejected: () => rejected };
}
