import { ServiceError } from '@realmkit/openapi';
import { HttpError } from 'ra-core';

/**
 * A service's refusal as react-admin knows errors: 'forbidden', 'not_found' or the service's own name as the message (admin §8), the
 * violated attributes in the body, and the original as the cause.
 */
export function httpErrorOf(error: ServiceError): HttpError {
  const { name, status, message, attributes } = error;
  return Object.assign(new HttpError(name, status, { name, message, attributes }), { cause: error });
}

/** The service's own error beneath what react-admin hands over; anything else is returned as it is. */
export const serviceErrorOf = (error: unknown): unknown =>
  error instanceof HttpError && error.cause instanceof ServiceError ? error.cause : error;
