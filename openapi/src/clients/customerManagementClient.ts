import type { Client } from 'openapi-fetch';
import type { paths } from '../../generated/customer-management.ts';
import type { ClientPolicies } from './clientPolicies.ts';
import { serviceClient } from './serviceClient.ts';

/** Creates a client of one shard of the customer management service (admin §7); the shard is in `baseUrl`. */
export const customerManagementClient = (policies: ClientPolicies): Client<paths> => serviceClient<paths>('customer-management', policies);
