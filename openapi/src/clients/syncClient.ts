import type { Client } from 'openapi-fetch';
import type { paths } from '../../generated/sync.ts';
import type { ClientPolicies } from './clientPolicies.ts';
import { serviceClient } from './serviceClient.ts';

/** Creates a client of the sync service (admin §7). */
export const syncClient = (policies: ClientPolicies): Client<paths> => serviceClient<paths>('sync', policies);
