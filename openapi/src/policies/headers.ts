import type { Middleware } from 'openapi-fetch';
import type { AccessToken, OperationPolicies } from './clientPolicies.ts';

/** Sends the access token with every operation, except those that the contract leaves open or that take another credential. */
export const bearer = ({ open, credentials }: OperationPolicies, getAccessToken: () => AccessToken): Middleware => ({
  onRequest: async ({ request, schemaPath }) => {
    const operation = `${request.method} ${schemaPath}`;
    if (open?.includes(operation) || credentials?.[operation]) return;
    const token = await getAccessToken();
    if (token !== undefined) request.headers.set('Authorization', `Bearer ${token}`);
  },
});

/** The header with the country for the payment service (shell §7). */
const countryHeader = 'X-Country';

/** Sends the country with every operation. */
export const sendCountry = (country: string): Middleware => ({
  onRequest: ({ request }) => {
    request.headers.set(countryHeader, country);
  },
});

/** The header that identifies the intent of a request, so that a repeated request creates nothing twice. */
const idempotencyHeader = 'Idempotency-Key';

/**
 * Adds a random Idempotency-Key to every operation that creates something (each POST, and each PUT that answers 201), the same for all attempts of the
 * call. A key from the caller stays: the key of a stored intent must outlive a reload.
 */
export const idempotency = ({ success }: OperationPolicies): Middleware => ({
  onRequest: ({ request, schemaPath }) => {
    const creates = request.method === 'POST' || success?.[`${request.method} ${schemaPath}`]?.includes(201);
    if (creates && !request.headers.has(idempotencyHeader)) request.headers.set(idempotencyHeader, crypto.randomUUID());
  },
});
