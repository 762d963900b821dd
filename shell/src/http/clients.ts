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

/** The typed clients of the platform's services, with the session's bearer token where it is required. */
export interface Clients {
  readonly account: ReturnType<typeof accountClient>;
  /** Background calls: they do not count as pending. */
  readonly activityStream: ReturnType<typeof activityStreamClient>;
  /** Background calls too. */
  readonly analytics: ReturnType<typeof analyticsClient>;
  readonly auth: ReturnType<typeof authClient>;
  readonly bookBackend: ReturnType<typeof bookBackendClient>;
  readonly controlPanel: ReturnType<typeof controlPanelClient>;
  /** The service of the realm's data shard. */
  readonly customerManagement: ReturnType<typeof customerManagementClient>;
  readonly library: ReturnType<typeof libraryClient>;
  readonly submissions: ReturnType<typeof submissionsClient>;
  readonly sync: ReturnType<typeof syncClient>;
  /** Every call sends the country (shell §7). */
  readonly payment: ReturnType<typeof paymentClient>;
}

/**
 * Creates the clients of a realm over a session.
 * @param backgroundFetch sends the background calls.
 */
export function createClients(
  { services }: Configuration,
  { shard, country }: RealmSettings,
  session: Session,
  fetch: typeof globalThis.fetch,
  backgroundFetch = fetch,
): Clients {
  const policies = (baseUrl: string, transport = fetch): ClientPolicies => {
    const tracker = trackRejectedToken(transport);
    return {
      baseUrl,
      getAccessToken: session.getAccessToken,
      refreshAccessToken: () => session.refreshAccessToken(tracker.lastRejected()),
      fetch: tracker.fetch,
      // The outbox retries background calls itself. Not every JavaScript engine has `navigator.onLine`.
      ...(transport === backgroundFetch && backgroundFetch !== fetch ? {} : { isOnline: () => navigator.onLine !== false }),
    };
  };
  return {
    account: accountClient(policies(services.account)),
    activityStream: activityStreamClient(policies(services.activityStream, backgroundFetch)),
    analytics: analyticsClient(policies(services.analytics, backgroundFetch)),
    auth: authClient(policies(services.auth)),
    // Policies and read logs are requested while the user reads: the loader must not show.
    bookBackend: bookBackendClient(policies(services.bookBackend, backgroundFetch)),
    controlPanel: controlPanelClient(policies(services.controlPanel)),
    customerManagement: customerManagementClient(policies(services.customerManagement[shard])),
    library: libraryClient(policies(services.library)),
    submissions: submissionsClient(policies(services.submissions)),
    sync: syncClient(policies(services.sync)),
    payment: paymentClient({ ...policies(services.payment), country }),
  };
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
