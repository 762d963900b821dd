import type { components } from '@realmkit/openapi/types/auth';
import type { Realm } from '../../../database/realms.ts';

/** A login method, as `amr` names it (shell §6, admin §6). */
export type SignInMethod = components['schemas']['AuthenticationMethod'];
type LoginMethod = components['schemas']['LoginMethod'];

const everywhere = ['pwd', 'sms', 'qr'] as const satisfies readonly LoginMethod[];

/** The methods of a country: the access to French schools' resources; those of Germany's schools and libraries; the Swedish BankID. */
const national: Readonly<Record<Realm, readonly SignInMethod[]>> = {
  de: ['vidis', 'ak-bibliotheken', 'domino'],
  fi: [],
  fr: ['gar'],
  nl: [],
  no: [],
  se: ['bankid'],
  uk: [],
  us: [],
};

/** Returns the login methods of a realm, in the order of the page. */
export const signInMethods = (realm: Realm): readonly SignInMethod[] => [...everywhere, ...national[realm]];

/** Returns the chosen method, otherwise the hint of the app, otherwise the password; never one that the realm lacks. */
export const chosenMethod = (realm: Realm, chosen: unknown, hinted: LoginMethod | undefined): SignInMethod => {
  const methods = signInMethods(realm);
  return methods.find((method) => method === chosen) ?? methods.find((method) => method === hinted) ?? 'pwd';
};

/**
 * Returns methods and security of a login by the page: BankID is secure by itself, other methods add a text message if a second factor is
 * required.
 */
export function authenticationBy(method: SignInMethod, secondFactor: boolean): { methods: SignInMethod[]; secure: boolean } {
  if (method === 'bankid') return { methods: ['bankid'], secure: true };
  return { methods: secondFactor ? [...new Set<SignInMethod>([method, 'sms'])] : [method], secure: secondFactor };
}
