import type { Client } from 'openapi-fetch';
import type { paths } from '../../generated/analytics.ts';
import type { ClientPolicies } from './clientPolicies.ts';
import { serviceClient } from './serviceClient.ts';

/** Creates a client of the event service of the reader (reader §7). */
export const analyticsClient = (policies: ClientPolicies): Client<paths> => serviceClient<paths>('analytics', policies);
