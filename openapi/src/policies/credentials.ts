import type { Middleware } from 'openapi-fetch';
import { credentialText } from '../security.ts';
import type { ClientPolicies, OperationPolicies } from './clientPolicies.ts';
import { RepeatableRequest } from './RepeatableRequest.ts';

/** Sends the credentials of operations that take others than a bearer token: by Basic, or as keys in a header, the query or a cookie. */
export const sendCredentials = (
  { credentials }: OperationPolicies,
  { getAccessToken, getCredential }: Pick<ClientPolicies, 'getAccessToken' | 'getCredential'>,
): Middleware => ({
  onRequest: async ({ request, schemaPath }) => {
    let sent = request;
    for (const { scheme, in: place, name, type } of credentials?.[`${request.method} ${schemaPath}`] ?? []) {
      const value = await (type === 'Bearer' ? getAccessToken?.() : getCredential?.(scheme));
      if (value === undefined) continue;
      const text = credentialText(type === undefined ? {} : { type }, value);
      if (place === 'header') sent.headers.set(name, text);
      else if (place === 'query') {
        const url = new URL(sent.url);
        url.searchParams.set(name, text);
        sent = new RepeatableRequest(url, sent);
      } else {
        // A browser sends its own cookies and no others; elsewhere the header is the caller's.
        sent = new RepeatableRequest(sent, { credentials: 'include' });
        sent.headers.set('Cookie', `${name}=${encodeURIComponent(text)}`);
      }
    }
    return sent;
  },
});
