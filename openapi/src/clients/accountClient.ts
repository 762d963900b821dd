import type { Client } from 'openapi-fetch';
import type { paths } from '../../generated/account.ts';
import type { ClientPolicies } from './clientPolicies.ts';
import { serviceClient } from './serviceClient.ts';

/** Creates a client of the account service (shell §7). */
export const accountClient = (policies: ClientPolicies): Client<paths> => serviceClient<paths>('account', policies);
