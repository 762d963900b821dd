import type { Client } from 'openapi-fetch';
import type { paths } from '../../generated/payment.ts';
import type { ClientPolicies } from './clientPolicies.ts';
import { serviceClient } from './serviceClient.ts';

/** Creates a client of the payment service (shell §7); `country` is sent as a header. */
export const paymentClient = (policies: ClientPolicies): Client<paths> => serviceClient<paths>('payment', policies);
