import type { components } from '@realmkit/openapi/types/auth';
import type { Realm } from '../../../database/realms.ts';

/** A way to sign in, as `amr` names it (shell §6, admin §6). */
export type SignInMethod = components['schemas']['AuthenticationMethod'];
type LoginMethod = components['schemas']['LoginMethod'];

const everywhere = ['pwd', 'sms', 'qr', 'gar', 'ak-bibliotheken', 'domino', 'vidis'] as const satisfies readonly LoginMethod[];

/** Every way to sign in to a realm, in the order in which the page offers them. BankID is Swedish. */
export const signInMethods = (realm: Realm): readonly SignInMethod[] => (realm === 'se' ? [...everywhere, 'bankid'] : everywhere);

/** The way that somebody chose, or else the one that the app hinted at, or else a password. */
export const chosenMethod = (realm: Realm, chosen: unknown, hinted: LoginMethod | undefined): SignInMethod =>
  signInMethods(realm).find((method) => method === chosen) ?? hinted ?? 'pwd';

/** How somebody signs in by the page: BankID is a secure login by itself, to all else a text message is the second factor where one is asked for. */
export function authenticationBy(method: SignInMethod, secondFactor: boolean): { methods: SignInMethod[]; secure: boolean } {
  if (method === 'bankid') return { methods: ['bankid'], secure: true };
  return { methods: secondFactor ? [...new Set<SignInMethod>([method, 'sms'])] : [method], secure: secondFactor };
}
