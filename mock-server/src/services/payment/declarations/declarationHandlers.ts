import { forbidden, type Handlers, HttpError } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/payment';
import type { Payer } from '../payer.ts';
import { confirmDeclaration, declarationBody, declare } from './declare.ts';

type Names = 'cancelContract' | 'withdrawFromContract' | 'confirmDeclaration';

/** The handlers that end contracts, without a login if need be. */
export const declarationHandlers: Required<Handlers<Pick<operations, Names>, Payer>> = {
  cancelContract: async ({ body }, payer) => ({ status: 202, body: declarationBody(await declare(payer, 'cancellation', body)) }),
  withdrawFromContract: async ({ body }, payer) => {
    if (payer.realm === 'us') throw forbidden('There is no right of withdrawal in this country.');
    return { status: 202, body: declarationBody(await declare(payer, 'withdrawal', body)) };
  },
  confirmDeclaration: async ({ body }, payer) => {
    const declaration = await confirmDeclaration(payer, body.token);
    if (!declaration)
      throw new HttpError(400, {
        name: 'InvalidInputError',
        message: 'The link is not valid.',
        attributes: [{ attribute: 'token', reason: 'invalid' }],
      });
    return { status: 200, body: declarationBody(declaration) };
  },
};
