import type { components } from '@realmkit/openapi/types/auth';

/** A way to sign in, as `amr` names it (shell §6). */
export type LoginMethod = components['schemas']['LoginMethod'];

/** Every way to sign in, in the order in which the page offers them. */
export const loginMethods = ['pwd', 'sms', 'qr', 'gar', 'ak-bibliotheken', 'domino', 'vidis'] as const satisfies readonly LoginMethod[];

/** The way that somebody chose, or else the one that the app hinted at, or else a password. */
export const chosenMethod = (chosen: unknown, hinted: LoginMethod | undefined): LoginMethod =>
  loginMethods.find((method) => method === chosen) ?? hinted ?? 'pwd';
