import type { Client } from 'openapi-fetch';
import type { paths } from '../../generated/library.ts';
import type { ClientPolicies } from './clientPolicies.ts';
import { serviceClient } from './serviceClient.ts';

/** Creates a client of the library service (reader §7, admin §7). */
export const libraryClient = (policies: ClientPolicies): Client<paths> => serviceClient<paths>('library', policies);
