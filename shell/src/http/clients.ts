import {
  accountClient,
  activityStreamClient,
  analyticsClient,
  authClient,
  bookBackendClient,
  type ClientPolicies,
  controlPanelClient,
  customerManagementClient,
  libraryClient,
  paymentClient,
  submissionsClient,
  syncClient,
} from '@realmkit/openapi';
import type { Configuration } from '../configuration/configuration.ts';
import type { RealmSettings } from '../realm/realmTable.ts';
import type { Session } from '../session/Session.ts';

/** The typed clients of the platform's services, with the session's bearer on every call that needs one. */
export interface Clients {
  readonly account: ReturnType<typeof accountClient>;
  /** Calls of this one nobody waits for: they do not count as pending. */
  readonly activityStream: ReturnType<typeof activityStreamClient>;
  /** Calls of this one nobody waits for either. */
  readonly analytics: ReturnType<typeof analyticsClient>;
  readonly auth: ReturnType<typeof authClient>;
  readonly bookBackend: ReturnType<typeof bookBackendClient>;
  readonly controlPanel: ReturnType<typeof controlPanelClient>;
  /** The service of the realm's data shard. */
  readonly customerManagement: ReturnType<typeof customerManagementClient>;
  readonly library: ReturnType<typeof libraryClient>;
  readonly submissions: ReturnType<typeof submissionsClient>;
  readonly sync: ReturnType<typeof syncClient>;
  /** Every call of this one names the country (shell §7). */
  readonly payment: ReturnType<typeof paymentClient>;
}

/**
 * Creates the clients of a realm over a session.
 * @param backgroundFetch carries the calls that nobody waits for.
 */
export function createClients(
  { services }: Configuration,
  { shard, country }: RealmSettings,
  session: Session,
  fetch: typeof globalThis.fetch,
  backgroundFetch = fetch,
): Clients {
  const policies = (baseUrl: string, transport = fetch): ClientPolicies => {
    const watch = watchRefusals(transport);
    return {
      baseUrl,
      getAccessToken: session.getAccessToken,
      refreshAccessToken: () => session.refreshAccessToken(watch.lastRefused()),
      fetch: watch.fetch,
      // What nobody waits for lies in the outbox, which tries again by itself. Not every JavaScript engine says whether there is a network.
      ...(transport === backgroundFetch && backgroundFetch !== fetch ? {} : { isOnline: () => navigator.onLine !== false }),
    };
  };
  return {
    account: accountClient(policies(services.account)),
    activityStream: activityStreamClient(policies(services.activityStream, backgroundFetch)),
    analytics: analyticsClient(policies(services.analytics, backgroundFetch)),
    auth: authClient(policies(services.auth)),
    // Policies and read logs are fetched and left while somebody reads: the page's loader is not for them.
    bookBackend: bookBackendClient(policies(services.bookBackend, backgroundFetch)),
    controlPanel: controlPanelClient(policies(services.controlPanel)),
    customerManagement: customerManagementClient(policies(services.customerManagement[shard])),
    library: libraryClient(policies(services.library)),
    submissions: submissionsClient(policies(services.submissions)),
    sync: syncClient(policies(services.sync)),
    payment: paymentClient({ ...policies(services.payment), country }),
  };
}

/** Remembers which token a service refused last, so that a late 401 of an old token does not use up the new one. */
function watchRefusals(fetch: typeof globalThis.fetch) {
  let refused: string | undefined;
  const watched: typeof globalThis.fetch = async (input, init) => {
    const answer = await fetch(input, init);
    if (answer.status === 401) {
      const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
      refused = headers.get('authorization')?.replace(/^Bearer /i, '');
    }
    return answer;
  };
  return { fetch: watched, lastRefused: () => refused };
}
