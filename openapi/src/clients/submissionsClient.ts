import type { Client } from 'openapi-fetch';
import type { paths } from '../../generated/submissions.ts';
import type { ClientPolicies } from './clientPolicies.ts';
import { serviceClient } from './serviceClient.ts';

/** Creates a client of the submissions service (reader §7). */
export const submissionsClient = (policies: ClientPolicies): Client<paths> => serviceClient<paths>('submissions', policies);
