import type { components } from '../../generated/account.ts';
import type { JsonObject } from '../json.ts';

/** One violation that a service reports: the property or parameter, and the reason. */
export type AttributeError = components['schemas']['AttributeError'];

/** Thrown when a service responded with an error status. */
export class ServiceError extends Error {
  /** The HTTP status. */
  readonly status: number;
  /** `forbidden` for 403, `not_found` for 404 (admin §8), otherwise the name in the response's body. */
  override readonly name: string;
  /** The violating properties or parameters; empty where the service named none. */
  readonly attributes: readonly AttributeError[];

  /** When a refused call (429) can be tried again, in seconds from its response; undefined where the service did not say. */
  readonly retryAfter: number | undefined;

  /** What the service itself says, for developers; undefined where it says nothing. */
  readonly serverMessage: string | undefined;

  /** The whole body; empty where there was none. */
  readonly body: JsonObject;

  constructor(
    status: number,
    name: string,
    message?: string,
    attributes: readonly AttributeError[] = [],
    retryAfter?: number,
    body: JsonObject = {},
  ) {
    super(message ?? `The service answered with the status ${status}.`);
    this.serverMessage = message;
    this.status = status;
    this.name = name;
    this.attributes = attributes;
    this.retryAfter = retryAfter;
    this.body = body;
  }
}
