import { forbidden, type Handler } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/account';
import { eq } from 'drizzle-orm';
import { type AccountContext, requireVisitor } from './accountContext.ts';
import { findOwnUser } from './me.ts';

/** PUT /me/locale: the language of the mails and invoices to come, for nobody who shares their account. */
export const changeMyLocale: Handler<operations['changeMyLocale'], AccountContext> = async ({ body }, context) => {
  const visitor = requireVisitor(context);
  const user = await findOwnUser(visitor);
  if (user.sharedAccount) throw forbidden('Staff manage a shared account.');
  const { engine, tables } = visitor.shard;
  await engine.database.update(tables.users).set({ locale: body.locale }).where(eq(tables.users.uid, user.uid));
  return { status: 204 };
};
