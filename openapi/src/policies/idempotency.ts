import type { Middleware } from 'openapi-fetch';

/** The header that identifies the intent of a request, so that a repeated request creates nothing twice. */
const idempotencyHeader = 'Idempotency-Key';

/**
 * Adds a random Idempotency-Key to every operation that declares one, the same for all attempts of the call. A key from the caller stays: the key
 * of a stored intent must outlive a reload.
 */
export const idempotency = (keyed: readonly string[]): Middleware => ({
  onRequest: ({ request, schemaPath }) => {
    if (!keyed.includes(`${request.method} ${schemaPath}`) || request.headers.has(idempotencyHeader)) return;
    request.headers.set(idempotencyHeader, crypto.randomUUID());
  },
});
