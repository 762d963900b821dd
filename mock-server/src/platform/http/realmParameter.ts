import { invalid } from '@realmkit/contract-engine';
import type { Context } from 'hono';
import { isRealm, type Realm } from '../database/realms.ts';

/** Returns the realm that a value names; undefined for none. @throws a 400 for an unknown one */
export function realmIn(value: unknown): Realm | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string' && isRealm(value)) return value;
  throw invalid('There is no such realm.', { attribute: 'realm', reason: 'enum' });
}

/** Returns the realm of a query. @throws a 400 without one */
export function requireRealm({ req }: Context): Realm {
  const realm = realmIn(req.query('realm'));
  if (!realm) throw invalid('Say which realm.', { attribute: 'realm', reason: 'required' });
  return realm;
}
