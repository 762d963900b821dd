import { createHmac } from 'node:crypto';
import { comparisonKey } from '@realmkit/openapi/comparison-key';
import { eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../database/executor.ts';
import { readTrialKey } from '../auth/signingKeys.ts';
import type { SignedIn } from '../caller.ts';
import type { CustomerRow } from '../cardProvider.ts';

/** Returns the marks that a trial of a customer leaves: one of the email address and, where the default card has a fingerprint, one of it. */
async function marksOf({ caller, shard }: SignedIn, executor: Executor, customer: CustomerRow): Promise<string[]> {
  const { users, paymentMethods } = shard.tables;
  const [user] = await executor.select({ email: users.email }).from(users).where(eq(users.uid, caller.uid));
  const card = customer.defaultPaymentMethod ?? '';
  const [saved] = await executor
    .select({ fingerprint: paymentMethods.fingerprint })
    .from(paymentMethods)
    .where(eq(paymentMethods.id, card));
  const trialKey = await readTrialKey(executor, shard.tables);
  const mark = (kind: string, value: string) =>
    createHmac('sha256', trialKey)
      .update(JSON.stringify([kind, caller.realm, value]))
      .digest('base64url');
  return [
    ...(user?.email ? [mark('person', comparisonKey(user.email))] : []),
    ...(saved?.fingerprint ? [mark('card', saved.fingerprint)] : []),
  ];
}

/** Returns whether a first subscription would begin with a trial: neither the person nor the default card has had one. */
export async function mayTry(visitor: SignedIn, executor: Executor, customer: CustomerRow): Promise<boolean> {
  const { trialMarks } = visitor.shard.tables;
  const marks = await marksOf(visitor, executor, customer);
  return !customer.hadTrial && (await executor.$count(trialMarks, inArray(trialMarks.mark, marks))) === 0;
}

/** Uses the trial of a customer, whose row is locked; returns whether there was one. Of two accounts with one card at once one gets it. */
export async function takeTrial(visitor: SignedIn, executor: Executor, customer: CustomerRow): Promise<boolean> {
  const { caller, shard, now } = visitor;
  const { customers, trialMarks } = shard.tables;
  const marks = (await marksOf(visitor, executor, customer)).map((mark) => ({ realm: caller.realm, mark, at: now }));
  const taken = marks.length === 0 ? [] : await executor.insert(trialMarks).values(marks).onConflictDoNothing().returning();
  await executor.update(customers).set({ hadTrial: true }).where(eq(customers.userUid, caller.uid));
  return !customer.hadTrial && taken.length === marks.length;
}
