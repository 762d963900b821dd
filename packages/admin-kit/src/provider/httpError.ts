import { ServiceError } from '@realmkit/openapi';
import { HttpError } from 'ra-core';

/**
 * Returns a service's error as react-admin's HttpError: its message is 'forbidden', 'not_found' or the service's own name (admin §8), its
 * body has the violated attributes and, as react-admin's forms expect it, `errors` with the reason for each, and its cause is the original error.
 */
export function httpErrorOf(error: ServiceError): HttpError {
  const { name, status, message, attributes } = error;
  const errors = attributes.length > 0 && { errors: Object.fromEntries(attributes.map(({ attribute, reason }) => [attribute, reason])) };
  return Object.assign(new HttpError(name, status, { name, message, attributes, ...errors }), { cause: error });
}

/** Returns the service's own error behind react-admin's HttpError; any other value as it is. */
export const serviceErrorOf = (error: unknown): unknown =>
  error instanceof HttpError && error.cause instanceof ServiceError ? error.cause : error;

/** Returns whether an error of the data provider means that the user may not do this. */
export const isForbidden = (error: unknown): boolean => error instanceof HttpError && error.status === 403;

/** Returns whether an error of the data provider means that there is no such record (any more). */
export const isNotFound = (error: unknown): boolean => error instanceof HttpError && error.status === 404;
