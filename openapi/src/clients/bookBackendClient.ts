import type { Client } from 'openapi-fetch';
import type { paths } from '../../generated/book-backend.ts';
import type { ClientPolicies } from './clientPolicies.ts';
import { serviceClient } from './serviceClient.ts';

/** Creates a client of the book backend (reader §7). */
export const bookBackendClient = (policies: ClientPolicies): Client<paths> => serviceClient<paths>('book-backend', policies);
