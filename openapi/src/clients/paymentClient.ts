import type { Client } from 'openapi-fetch';
import type { paths } from '../../generated/payment.ts';
import type { ClientPolicies } from './clientPolicies.ts';
import { serviceClient } from './serviceClient.ts';

/** A client of the payment service (shell §7); `country` goes along as a header. */
export const paymentClient = (policies: ClientPolicies): Client<paths> => serviceClient<paths>('payment', policies);
