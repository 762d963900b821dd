import { ownTables } from '../../database/ownTables.ts';
import { eventTables } from '../../domains/activity/tables.ts';
import { paymentTables } from '../../domains/billing/tables/payments.ts';
import { periodTables } from '../../domains/billing/tables/periods.ts';
import { directoryTables } from '../../domains/directory/tables.ts';
import { accountTables } from '../../domains/identity/tables/account.ts';
import { authTables } from '../../domains/identity/tables/auth.ts';
import { loginCardTables } from '../../domains/identity/tables/loginCards.ts';
import { submissionsTables } from '../../domains/learning/tables.ts';
import { libraryTables } from '../../domains/library/tables.ts';
import { syncTables } from '../../domains/sync/tables.ts';
import { mailTables } from '../../mail/tables.ts';

// drizzle-kit reads tables from the exports of a module, one by one.
export const {
  schema: sandbox,
  clock,
  stamp,
  realmVersions,
  snapshots,
  idempotencyRecords,
  erasedUsers,
  rateLimitEvents,
} = ownTables('eu');
export const { schema: auth, signingKeys, credentials, sessions, knownDevices, codes, families, refreshTokens } = authTables('eu');
export const { schema: account, emailValidations, passwordResets } = accountTables('eu');
export const { mails } = mailTables('eu');
export const {
  schema: customerManagement,
  users,
  schoolUnits,
  associations,
  groups,
  memberships,
  auditLogs,
  removedUsers,
  counters,
} = directoryTables('eu');
export const { subscriptionTypes, userPeriods, schoolUnitPeriods } = periodTables('eu');
export const { loginCards, loginCardPrints } = loginCardTables('eu');
export const { schema: syncSchema, syncSettings, registerSchools, registerLinks, syncs, syncJobs, syncLogs } = syncTables('eu');
export const { schema: submissionsSchema, submissions } = submissionsTables('eu');
export const { schema: eventsSchema, events } = eventTables('eu');
export const { schema: librarySchema, bookmarks, lastmarks, annotations, readLogs, userBooks, schoolUnitBooks } = libraryTables('eu');
export const {
  schema: paymentSchema,
  customers,
  trialMarks,
  paymentMethods,
  setupIntents,
  cardCharges,
  orders,
  giftCards,
  paidSubscriptions,
  contractDeclarations,
  invoices,
  chargeIntents,
  providerTasks,
} = paymentTables('eu');
