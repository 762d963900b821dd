import type { Hono } from 'hono';
import { ask, type Reply } from '../src/platform/sandbox/testing/visitor.ts';

/** Creates a group that is named by its Idempotency-Key, so that a repeated request shows. */
export const createGroup = (app: Hono, token: string, key: string): Promise<Reply> =>
  ask(app, 'PUT', '/customer-management/eu/groups', {
    token,
    json: { schoolUid: 'se-school-4', name: key },
    headers: { 'Idempotency-Key': key },
  });
