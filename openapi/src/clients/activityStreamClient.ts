import type { Client } from 'openapi-fetch';
import type { paths } from '../../generated/activity-stream.ts';
import type { ClientPolicies } from './clientPolicies.ts';
import { serviceClient } from './serviceClient.ts';

/** Creates a client of the activity stream (admin §7). */
export const activityStreamClient = (policies: ClientPolicies): Client<paths> => serviceClient<paths>('activity-stream', policies);
