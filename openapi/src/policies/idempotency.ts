import type { Middleware } from 'openapi-fetch';

/** The header that names the intent of a request, so that its repetition creates nothing twice. */
const idempotencyHeader = 'Idempotency-Key';

/**
 * Gives every operation that the contract declares an Idempotency-Key for a random one, the same for all attempts of the call. A key the
 * caller sends stays: the key of a stored intent must outlive a reload.
 */
export const idempotency = (keyed: readonly string[]): Middleware => ({
  onRequest: ({ request, schemaPath }) => {
    if (!keyed.includes(`${request.method} ${schemaPath}`) || request.headers.has(idempotencyHeader)) return;
    request.headers.set(idempotencyHeader, crypto.randomUUID());
  },
});
