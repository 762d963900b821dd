import type { components } from '@realmkit/openapi/types/auth';
import type { Realm } from '../../../database/realms.ts';

/** A login method, as `amr` names it (shell §6, admin §6). */
export type SignInMethod = components['schemas']['AuthenticationMethod'];
type LoginMethod = components['schemas']['LoginMethod'];

const everywhere = ['pwd', 'sms', 'qr', 'gar', 'ak-bibliotheken', 'domino', 'vidis'] as const satisfies readonly LoginMethod[];

/** Returns the login methods of a realm, in the order of the page. BankID is Swedish. */
export const signInMethods = (realm: Realm): readonly SignInMethod[] => (realm === 'se' ? [...everywhere, 'bankid'] : everywhere);

/** Returns the chosen method, otherwise the hint of the app, otherwise the password. */
export const chosenMethod = (realm: Realm, chosen: unknown, hinted: LoginMethod | undefined): SignInMethod =>
  signInMethods(realm).find((method) => method === chosen) ?? hinted ?? 'pwd';

/**
 * Returns methods and security of a login by the page: BankID is secure by itself, other methods add a text message if a second factor is
 * required.
 */
export function authenticationBy(method: SignInMethod, secondFactor: boolean): { methods: SignInMethod[]; secure: boolean } {
  if (method === 'bankid') return { methods: ['bankid'], secure: true };
  return { methods: secondFactor ? [...new Set<SignInMethod>([method, 'sms'])] : [method], secure: secondFactor };
}
