import type { LoginMethod } from '@realmkit/openapi';

const methods: readonly LoginMethod[] = ['pwd', 'sms', 'qr', 'gar', 'ak-bibliotheken', 'domino', 'vidis'];

/** Returns the login methods among a token's amr values (shell §6); unknown values are ignored. */
export const loginMethods = (amr: readonly string[]): readonly LoginMethod[] => methods.filter((method) => amr.includes(method));
