import type { Client } from 'openapi-fetch';
import type { paths } from '../../generated/book-content.ts';
import type { ClientPolicies } from './clientPolicies.ts';
import { serviceClient } from './serviceClient.ts';

/** Creates a client of the files of books (reader §7). */
export const bookContentClient = (policies: ClientPolicies): Client<paths> => serviceClient<paths>('book-content', policies);
