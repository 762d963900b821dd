import { controlTables } from '../../database/ownTables.ts';
import { eventTables } from '../../domains/activity/tables.ts';
import { paymentTables } from '../../domains/billing/tables/payments.ts';
import { customerManagementTables } from '../../domains/directory/tables.ts';
import { accountTables } from '../../domains/identity/tables/account.ts';
import { authTables } from '../../domains/identity/tables/auth.ts';
import { submissionsTables } from '../../domains/learning/tables.ts';
import { libraryTables } from '../../domains/library/tables.ts';
import { syncTables } from '../../domains/sync/tables.ts';

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
} = controlTables('eu');
export const { schema: auth, signingKeys, credentials, sessions, knownDevices, codes, families, refreshTokens } = authTables('eu');
export const { schema: account, emailValidations, passwordResets, mails } = accountTables('eu');
export const {
  schema: customerManagement,
  users,
  schoolUnits,
  associations,
  groups,
  memberships,
  subscriptionTypes,
  userPeriods,
  schoolUnitPeriods,
  syncSettings,
  auditLogs,
  loginCards,
  loginCardPrints,
  removedUsers,
  counters,
} = customerManagementTables('eu');
export const { schema: syncSchema, registerSchools, registerLinks, syncs, syncJobs, syncLogs } = syncTables('eu');
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
  subscriptions: paidSubscriptions,
  contractDeclarations,
  invoices,
  chargeIntents,
  providerTasks,
} = paymentTables('eu');
