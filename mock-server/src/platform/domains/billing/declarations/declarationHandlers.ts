import { forbidden, type Handlers, HttpError } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/payment';
import type { Payer } from '../payer.ts';
import { confirmDeclaration, declarationBody, declare, lockDeclaration } from './declare.ts';
import { previewDeclaration } from './previewDeclaration.ts';

type Names = 'cancelContract' | 'withdrawFromContract' | 'previewDeclaration' | 'confirmDeclaration';

const invalidLink = (reason: 'invalid' | 'expired') =>
  new HttpError(400, { name: 'InvalidInputError', message: 'The link is not valid.', attributes: [{ attribute: 'token', reason }] });

/** The handlers that end contracts, without a login if need be. */
export const declarationHandlers: Required<Handlers<Pick<operations, Names>, Payer>> = {
  cancelContract: async ({ body }, payer) => ({ status: 202, body: await declare(payer, 'cancellation', body) }),
  withdrawFromContract: async ({ body }, payer) => {
    if (payer.realm === 'us') throw forbidden('There is no right of withdrawal in this country.');
    return { status: 202, body: await declare(payer, 'withdrawal', body) };
  },
  previewDeclaration: async ({ body }, payer) => {
    const declared = await payer.shard.engine.database.transaction(async (transaction) => {
      const declaration = await lockDeclaration(transaction, payer, body.token);
      if (declaration === undefined || declaration === 'expired') throw invalidLink(declaration ?? 'invalid');
      return previewDeclaration(transaction, payer, declaration);
    });
    return { status: 200, body: declared };
  },
  confirmDeclaration: async ({ body }, payer) => {
    const declaration = await confirmDeclaration(payer, body.token, body.contract);
    if (declaration === undefined || declaration === 'expired') throw invalidLink(declaration ?? 'invalid');
    if (declaration === 'unnamed')
      throw new HttpError(400, {
        name: 'InvalidInputError',
        message: 'The number of the declaration fits no contract: name one.',
        attributes: [{ attribute: 'contract', reason: body.contract === undefined ? 'required' : 'unknown' }],
      });
    return { status: 200, body: declarationBody(declaration) };
  },
};
