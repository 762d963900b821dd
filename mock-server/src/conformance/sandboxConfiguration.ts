import { demoPassword, demoUserNames } from '../seed/demoAccounts.ts';
import type { Configuration } from './run/configuration.ts';

/** What a run must know of our own sandbox: its demo accounts and ids of its seed. Both are those of Sweden, on the shard eu. */
export function sandboxConfiguration(baseUrl = 'http://localhost:3000'): Configuration {
  return {
    signIn: {
      auth: `${baseUrl}/auth`,
      clientId: 'realmkit-se',
      redirectUri: 'http://realmkit.se.localhost:8080/login',
      users: Object.fromEntries(demoUserNames.map((username) => [username, { username, password: demoPassword }])),
    },
    fixtures: {
      bookId: 'book-1',
      freeBookId: 'book-9',
      userId: 'se-user-3',
      schoolUnitId: 'se-school-4',
    },
  };
}
