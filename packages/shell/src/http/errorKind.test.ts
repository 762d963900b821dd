import { NetworkError, OfflineError, ServiceError } from '@realmkit/openapi';
import { expect, test } from 'vitest';
import { errorKind, isUnreachable } from './errorKind.ts';

const status = (code: number) => new ServiceError(code, 'name', 'message');

test.each([
  ['a network failure', new NetworkError('http://services.example/x', undefined), 'network', true],
  ['a change without network', new OfflineError('http://services.example/x', undefined), 'offline', true],
  ['401', status(401), 'unauthorized', false],
  ['403', status(403), 'forbidden', false],
  ['403 of a login that is too long ago', new ServiceError(403, 'ReauthenticationRequired', 'message'), 'reauthenticate', false],
  ['404', status(404), 'notFound', false],
  ['409', status(409), 'conflict', false],
  ['429', status(429), 'tooManyRequests', false],
  ['400', status(400), 'invalid', false],
  ['422', status(422), 'invalid', false],
  ['500', status(500), 'server', true],
  ['503', status(503), 'server', true],
  ['an error of our own', new Error('x'), 'server', false],
])('errorKind classifies the error "%s"', (_name, error, kind, unreachable) => {
  expect(errorKind(error)).toBe(kind);
  expect(isUnreachable(error)).toBe(unreachable);
});
