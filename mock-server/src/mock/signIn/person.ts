import type { Realm } from '../../database/realms.ts';
import type { Person } from '../../services/directory/users/person.ts';

/** Returns the person who signs in at the mock: always that of the account contract's examples. Only `superuser` may manage the realm's users. */
export const personNamed = (userName: string, realm: Realm): Person => ({
  uid: 'se-user-3',
  legacyId: 3,
  realm,
  name: 'Astrid Lindqvist',
  userName,
  superuser: userName === 'superuser',
  roles: ['employee'],
  subscriptions: [],
});
