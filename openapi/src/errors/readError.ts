import { reauthenticationRequired } from '../access.ts';
import { isJsonObject } from '../json.ts';
import { type AttributeError, ServiceError } from './ServiceError.ts';

const namesByStatus: Readonly<Record<number, string>> = { 401: 'unauthorized', 403: 'forbidden', 404: 'not_found' };

const isAttributeError = (value: unknown): value is AttributeError =>
  isJsonObject(value) && typeof value.attribute === 'string' && typeof value.reason === 'string';

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** Returns whether a body is that of a failed call, whatever its status is (admin §4). */
export const isFailure = (body: unknown): boolean =>
  isJsonObject(body) && typeof body.errorMessage === 'string' && typeof body.errorType === 'string';

/** Creates the error of an answer that is a success by its status and of another shape than what is read of it. */
export const unreadable = ({ status }: Response): ServiceError => new ServiceError(status, 'unreadable');

/**
 * Creates a ServiceError from a response and its parsed body. 403 and 404 have fixed names (admin §8), but for the 403 to a login that is too long ago; every other status takes the name of the body, which
 * is the one error body or a sync failure (`errorMessage`, `errorType`; admin §4).
 */
export const readError = ({ status, headers }: Pick<Response, 'status' | 'headers'>, body: unknown): ServiceError => {
  const members = isJsonObject(body) ? body : {};
  const isFixed = (status === 403 && members.name !== reauthenticationRequired) || status === 404;
  const fixedName = isFixed ? namesByStatus[status] : undefined;
  const name = fixedName ?? text(members.name) ?? text(members.errorType) ?? namesByStatus[status] ?? `status_${status}`;
  const message = text(members.message) ?? text(members.errorMessage);
  const attributes = Array.isArray(members.attributes) ? members.attributes.filter(isAttributeError) : [];
  const retryAfter = headers.get('Retry-After');
  return new ServiceError(
    status,
    name,
    message,
    attributes,
    retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : undefined,
    members,
  );
};
