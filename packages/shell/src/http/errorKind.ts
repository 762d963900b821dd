import { NetworkError, OfflineError, reauthenticationRequired, ServiceError } from '@realmkit/openapi';

/** The kind of a failed call, as the user sees it. */
export type ErrorKind =
  | 'offline'
  | 'network'
  | 'unauthorized'
  | 'forbidden'
  /** The login is too long ago. */
  | 'reauthenticate'
  | 'notFound'
  | 'conflict'
  | 'tooManyRequests'
  | 'invalid'
  | 'server';

const byStatus: Readonly<Record<number, ErrorKind>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
  429: 'tooManyRequests',
};

/** Classifies an error by what the user can do about it. */
export function errorKind(error: unknown): ErrorKind {
  if (error instanceof OfflineError) return 'offline';
  if (error instanceof NetworkError) return 'network';
  if (!(error instanceof ServiceError)) return 'server';
  if (error.name === reauthenticationRequired) return 'reauthenticate';
  return byStatus[error.status] ?? (error.status >= 400 && error.status < 500 ? 'invalid' : 'server');
}

/** Returns whether an error means that the platform cannot be reached or is down, so that a retry makes sense. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ServiceError && error.status >= 500);
