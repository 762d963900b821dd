import type { Violation } from './violations.ts';

/** An attribute of a request that caused an error, as the error body names it. */
export interface AttributeError {
  readonly attribute: string;
  readonly reason: string;
}

/** The error body that all services share. */
export interface ErrorBody {
  readonly name: string;
  readonly message: string;
  readonly attributes?: AttributeError[];
  /** Written by the server with the response. */
  readonly requestId?: string;
}

/** Thrown by a handler to respond with a documented error. */
export class HttpError extends Error {
  readonly status: number;
  readonly body: ErrorBody & Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  constructor(status: number, body: ErrorBody & Readonly<Record<string, unknown>>, headers: Readonly<Record<string, string>> = {}) {
    super(body.message);
    this.name = 'HttpError';
    this.status = status;
    this.body = body;
    this.headers = headers;
  }

  /** The body that is sent. */
  get responseBody(): unknown {
    return this.body;
  }
}

/** Creates a 400 for a request outside of the contract; its attributes carry the keywords, its message the descriptions. */
export function outsideOfContract(violations: readonly Violation[]): HttpError {
  return invalid(
    `The request does not fit the contract: ${violations.map(({ attribute, message }) => `${attribute} ${message}`).join('; ')}.`,
    ...violations.map(({ attribute, reason }) => ({ attribute, reason })),
  );
}

/** Creates a 400 `ValidationError` with the attributes that caused it. */
export function invalid(message: string, ...attributes: AttributeError[]): HttpError {
  return new HttpError(400, { name: 'ValidationError', message, attributes });
}

/** Creates a 401 `unauthorized` for a missing or invalid token. */
export function unauthorized(message: string): HttpError {
  return new HttpError(401, { name: 'unauthorized', message });
}

/** Creates a 403 `forbidden`. */
export function forbidden(message: string): HttpError {
  return new HttpError(403, { name: 'forbidden', message });
}

/** Creates a 404 `not_found`. */
export function notFound(message: string): HttpError {
  return new HttpError(404, { name: 'not_found', message });
}

/** Creates a 409 `ConflictError` with the attributes that caused it. */
export function conflict(message: string, ...attributes: AttributeError[]): HttpError {
  return new HttpError(409, { name: 'ConflictError', message, attributes });
}

/** Creates a 429 `TooManyRequestsError` that may be tried again after this number of seconds. */
export function tooManyRequests(retryAfterSeconds: number): HttpError {
  const body = { name: 'TooManyRequestsError', message: `There were too many attempts. Try again in ${retryAfterSeconds} seconds.` };
  return new HttpError(429, body, { 'Retry-After': String(retryAfterSeconds) });
}
