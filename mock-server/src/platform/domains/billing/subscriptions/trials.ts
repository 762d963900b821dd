import { createHmac } from 'node:crypto';
import { comparisonKey } from '@realmkit/openapi/comparison-key';
import { eq, inArray } from 'drizzle-orm';
import { readTrialKey } from '../../../access/signingKeys.ts';
import type { Executor } from '../../../database/executor.ts';
import type { Tables } from '../../../database/tables.ts';
import type { CustomerRow } from '../cards/cardProvider.ts';

type TrialCustomer = Pick<CustomerRow, 'realm' | 'userUid' | 'defaultPaymentMethod' | 'hadTrial'>;

/** Returns the marks that a trial of a customer leaves: one of the email address and, where the default card has a fingerprint, one of it. */
async function marksOf(executor: Executor, tables: Tables, customer: TrialCustomer): Promise<string[]> {
  const { users, paymentMethods } = tables;
  const { realm, userUid, defaultPaymentMethod } = customer;
  const [user] = await executor.select({ email: users.email }).from(users).where(eq(users.uid, userUid));
  const [saved] = await executor
    .select({ fingerprint: paymentMethods.fingerprint })
    .from(paymentMethods)
    .where(eq(paymentMethods.id, defaultPaymentMethod ?? ''));
  const trialKey = await readTrialKey(executor, tables);
  const mark = (kind: string, value: string) =>
    createHmac('sha256', trialKey)
      .update(JSON.stringify([kind, realm, value]))
      .digest('base64url');
  return [
    ...(user?.email ? [mark('person', comparisonKey(user.email))] : []),
    ...(saved?.fingerprint ? [mark('card', saved.fingerprint)] : []),
  ];
}

/** Returns whether a first subscription would begin with a trial: neither the person nor the default card has had one. */
export async function mayTry(executor: Executor, tables: Tables, customer: TrialCustomer): Promise<boolean> {
  const { trialMarks } = tables;
  if (customer.hadTrial) return false;
  const marks = await marksOf(executor, tables, customer);
  const [found] = await executor.select().from(trialMarks).where(inArray(trialMarks.mark, marks)).limit(1);
  return found === undefined;
}

/** Stores that a customer has had a trial, or a first order without one; returns whether no mark of it was there before. */
export async function markTrial(executor: Executor, tables: Tables, customer: TrialCustomer, at: number): Promise<boolean> {
  const { customers, trialMarks } = tables;
  const marks = (await marksOf(executor, tables, customer)).map((mark) => ({ realm: customer.realm, mark, at }));
  const added = marks.length === 0 ? [] : await executor.insert(trialMarks).values(marks).onConflictDoNothing().returning();
  await executor.update(customers).set({ hadTrial: true }).where(eq(customers.userUid, customer.userUid));
  return added.length === marks.length;
}

/**
 * Uses the trial of a customer, whose row is locked; returns whether there was one. Of two accounts with one card at once one gets it. An order without a
 * trial leaves its marks when it is paid.
 */
export const takeTrial = async (executor: Executor, tables: Tables, customer: TrialCustomer, at: number): Promise<boolean> =>
  (await mayTry(executor, tables, customer)) && (await markTrial(executor, tables, customer, at));
