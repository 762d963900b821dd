import type { LoginMethod } from '@realmkit/openapi';

const methods: readonly LoginMethod[] = ['pwd', 'sms', 'qr', 'gar', 'ak-bibliotheken', 'domino', 'vidis'];

/** The login methods among the amr values of a token (shell §6); values that name none are left out. */
export const loginMethods = (amr: readonly string[]): readonly LoginMethod[] => methods.filter((method) => amr.includes(method));
