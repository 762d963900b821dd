import type { Client } from 'openapi-fetch';
import type { paths } from '../../generated/auth.ts';
import type { ClientPolicies } from './clientPolicies.ts';
import { serviceClient } from './serviceClient.ts';

/** Creates a client of the auth service (shell §7). */
export const authClient = (policies: ClientPolicies): Client<paths> => serviceClient<paths>('auth', policies);
