import type { Domain } from '../../access/domain.ts';
import { endRealmSignIns } from './endRealmSignIns.ts';

export { findActivePerson } from './person.ts';

/** Who somebody is: log-in, tokens, accounts and passwords. */
export const identity: Domain = { clear: endRealmSignIns };
