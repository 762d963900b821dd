import type { Middleware } from 'openapi-fetch';

/** Sends the access token with every operation, except those that the contract leaves open. */
export const bearer = (open: readonly string[], getAccessToken: () => Promise<string | undefined>): Middleware => ({
  onRequest: async ({ request, schemaPath }) => {
    if (open.includes(`${request.method} ${schemaPath}`)) return;
    const token = await getAccessToken();
    if (token !== undefined) request.headers.set('Authorization', `Bearer ${token}`);
  },
});
