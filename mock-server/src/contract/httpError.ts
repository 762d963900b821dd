import type { Violation } from './violations.ts';

/** An attribute at fault, as the one error body names it. */
export interface AttributeError {
  readonly attribute: string;
  readonly reason: string;
}

/** The one error body of every service. */
export interface ErrorBody {
  readonly name: string;
  readonly message: string;
  readonly attributes?: AttributeError[];
}

/** Thrown by a handler to answer with a documented error. */
export class HttpError extends Error {
  readonly status: number;
  readonly body: ErrorBody & Readonly<Record<string, unknown>>;
  constructor(status: number, body: ErrorBody & Readonly<Record<string, unknown>>) {
    super(body.message);
    this.name = 'Refusal';
    this.status = status;
    this.body = body;
  }

  /** What goes over the wire. */
  get answer(): unknown {
    return this.body;
  }
}

/** 400 for a request outside of the contract; the attributes carry the keywords, the message the words. */
export function outsideOfContract(violations: readonly Violation[]): HttpError {
  return invalid(
    `The request does not fit the contract: ${violations.map(({ attribute, words }) => `${attribute} ${words}`).join('; ')}.`,
    ...violations.map(({ attribute, reason }) => ({ attribute, reason })),
  );
}

/** 400 `ValidationError` with the attributes at fault. */
export function invalid(message: string, ...attributes: AttributeError[]): HttpError {
  return new HttpError(400, { name: 'ValidationError', message, attributes });
}

/** 401 `unauthorized`: no token, or one that is not good any more. */
export function unauthorized(message: string): HttpError {
  return new HttpError(401, { name: 'unauthorized', message });
}

/** 403 `forbidden`. */
export function forbidden(message: string): HttpError {
  return new HttpError(403, { name: 'forbidden', message });
}

/** 404 `not_found`. */
export function notFound(message: string): HttpError {
  return new HttpError(404, { name: 'not_found', message });
}

/** 409 `ConflictError` with the attributes at fault. */
export function conflict(message: string, ...attributes: AttributeError[]): HttpError {
  return new HttpError(409, { name: 'ConflictError', message, attributes });
}
