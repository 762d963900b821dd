import type { Client, Middleware } from 'openapi-fetch';
import type { paths } from '../../generated/auth.ts';
import type { ClientPolicies } from './clientPolicies.ts';
import { serviceClient } from './serviceClient.ts';

const formType = 'application/x-www-form-urlencoded';

const sendForms: Middleware = {
  onRequest: ({ request }) => {
    if (request.body) request.headers.set('Content-Type', formType);
  },
};

/** A client of the auth service (shell §7). Its bodies are sent as forms. */
export const authClient = (policies: ClientPolicies): Client<paths> => {
  const client = serviceClient<paths>('auth', policies, { bodySerializer: (body) => new URLSearchParams(body).toString() });
  client.use(sendForms);
  return client;
};
