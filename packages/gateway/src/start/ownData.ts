import { readFileSync } from 'node:fs';
import { clientIdOf, isRealm, type Realm, realmOrigins } from '@realmkit/mock-server';
import { demoPassword } from '../doors/demoAccounts.ts';
import { demoToken } from '../pages/contracts/demoToken.ts';

/** A call of a contract in a file of own data. */
interface OwnCall {
  /** The method, and the path with that of the service: `POST /customer-management/eu/schoolUnits`. */
  readonly call: string;
  /** The demo account that makes it, and its realm: `superuser@se`. */
  readonly as: string;
  readonly body?: unknown;
}

/**
 * Reads the calls of a JSON file.
 * @throws an error with a message where it is no list of calls
 */
export function readOwnData(file: string): readonly OwnCall[] {
  const calls: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(calls)) throw new Error(`${file} is no list of calls.`);
  for (const [index, each] of calls.entries()) {
    const place = `Call ${index + 1} of ${file}`;
    if (!/^[A-Z]+ \/[\w-]+\/\S*$/.test(each?.call))
      throw new Error(`${place} has no "call" such as "POST /customer-management/eu/schoolUnits".`);
    if (!isRealm(/^[\w.-]+@(\w+)$/.exec(each.as)?.[1] ?? '')) throw new Error(`${place} has no "as" such as "superuser@se".`);
  }
  return calls;
}

/**
 * Makes calls as demo accounts, one after the other; what is there already (409) stays as it is. Returns how many changed something.
 * @throws an error with a message for the first call that is refused
 */
export async function sendOwnData(calls: readonly OwnCall[], servicesUrl: string, appsPort: number): Promise<number> {
  const tokens = new Map<string, Promise<string>>();
  const logIn = (as: string): Promise<string> => {
    const [userName = '', realm = ''] = as.split('@');
    const redirectUri = `${realmOrigins.originOn(realmOrigins.appsHostname(realm as Realm), String(appsPort))}/login`;
    return demoToken(servicesUrl, userName, { clientId: clientIdOf(realm as Realm), redirectUri, password: demoPassword });
  };
  let changed = 0;
  for (const [index, { call, as, body }] of calls.entries()) {
    const token = tokens.get(as) ?? logIn(as);
    tokens.set(as, token);
    const [method = '', path = ''] = call.split(' ');
    const response = await fetch(`${servicesUrl}${path}`, {
      method,
      headers: { authorization: `Bearer ${await token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer = await response.text();
    if (response.ok) changed += 1;
    else if (response.status !== 409)
      throw new Error(`Call ${index + 1} of the own data, ${call} as ${as}, was answered ${response.status}: ${answer}`);
  }
  return changed;
}
