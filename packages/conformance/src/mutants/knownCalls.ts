import type { Probe } from './mutant.ts';

/** What the examples of a contract name and the data of the sandbox do not have. */
interface KnownCalls {
  /** Values of parameters by name. */
  readonly values?: Readonly<Record<string, string>>;
  /** What has to differ from the example of an operation. */
  readonly calls?: Readonly<Record<string, Omit<Probe, 'operation'>>>;
}

const pupil = 'se-user-6';
const annotation = { path: { annotationId: '0b8f4f2c-1c1e-4a5f-8a53-3c1f0f6f7d10' } };
const annotated = { after: [{ operation: 'putAnnotation', ...annotation }] };
const cards = { operation: 'issueLoginCards', body: { userUids: [pupil] } };
const rehearsal = { operation: 'triggerSync', path: { syncId: 'skolon' }, body: { dryRun: true } };
const withJob = { after: [rehearsal], takes: { parameter: 'jobId', from: '/jobId' } };
const withSubscription = { as: 'invoiced', after: [{ operation: 'listSubscriptions' }], takes: { parameter: 'id', from: '/data/*/id' } };
const withInvoice = { ...withSubscription, after: [{ operation: 'listInvoices' }] };
const withCard = {
  as: 'invoiced',
  after: [{ operation: 'listPaymentMethods' }],
  takes: { parameter: 'id', from: '/paymentMethods/data/*/id' },
};
const submission = { as: 'student', after: [{ operation: 'listSubmissions' }], takes: { parameter: 'id', from: '/data/*/id' } };

/** The requests that the measure of mutants knows to be answered well where those of the contract's examples are not, by contract. */
export const knownCalls: Readonly<Record<string, KnownCalls>> = {
  account: { calls: { changeMyPassword: { body: { currentPassword: 'realmkit-demo', password: 'en-annan-mening' } } } },
  auth: { calls: { logoutAtProvider: { as: 'provider' } } },
  'book-content': { values: { file: 'styles/book.css' } },
  'control-panel': {
    values: { id: '4', organizationId: '4', userId: '433', type: 'students', apiVersion: 'v1', groupId: '4' },
    calls: {
      createPerson: {
        body: { data: { name: 'Elsa Ström', username: 'elsa.strom.77', organizations: [{ id: 4 }], password: 'en-lang-mening' } },
      },
      restorePerson: { after: [{ operation: 'deletePerson' }] },
      sendPasswordReset: { path: { type: 'employees', userId: '3' } },
    },
  },
  'customer-management': {
    values: { uid: 'se-user-433', userUid: pupil, schoolUid: 'se-school-5', groupId: 'se-group-4' },
    calls: {
      restoreUser: { after: [{ operation: 'deleteUser' }] },
      removeUserSchoolUnit: { after: [{ operation: 'setUserSchoolUnit' }] },
      getSchoolUnit: { path: { id: 'se-school-4' } },
      updateSchoolUnit: { path: { id: 'se-school-4' }, body: { city: 'Umeå', pupilNumber: 241 } },
      addSchoolUnitIdentifiers: { path: { id: 'se-school-4' } },
      getGroup: { path: { id: 'se-group-4' } },
      updateGroup: { path: { id: 'se-group-4' } },
      deleteGroup: { path: { id: 'se-group-4' } },
      createUserSubscriptionPeriod: { body: { userUid: pupil, type: 'polylino-school', startDate: '2025-08-15', endDate: '2026-06-30' } },
      updateUserSubscriptionPeriod: { path: { id: '161' } },
      deleteUserSubscriptionPeriod: { path: { id: '161', id2: 'se-user-1919' } },
      updateSchoolUnitSubscriptionPeriod: { path: { id: '36' } },
      deleteSchoolUnitSubscriptionPeriod: { path: { id: '36', id2: 'se-school-3' } },
      issueLoginCards: { body: cards.body },
      voidLoginCard: { after: [cards], takes: { parameter: 'cardUid', from: '/data/*/card/cardUid' } },
      listLoginCards: { after: [cards] },
    },
  },
  library: {
    calls: {
      getAnnotation: { ...annotation, ...annotated },
      deleteAnnotation: { ...annotation, ...annotated },
      listAnnotations: annotated,
      getLastmark: { after: [{ operation: 'setLastmark' }] },
      listLastmarks: { after: [{ operation: 'setLastmark' }] },
    },
  },
  payment: {
    calls: {
      previewOrder: { query: { priceId: 'price-se-gift' } },
      listSubscriptions: { as: 'invoiced' },
      listInvoices: { as: 'invoiced' },
      listPaymentMethods: { as: 'invoiced' },
      deletePaymentMethod: withCard,
      getInvoiceFile: withInvoice,
      updateSubscription: withSubscription,
      previewPlanChange: { ...withSubscription, query: { priceId: 'price-se-library-year' } },
      applyCoupon: withSubscription,
    },
  },
  submissions: { calls: { getSubmission: submission, listSubmissions: { as: 'student' }, updateSubmission: submission } },
  sync: { calls: { cancelJob: withJob, listJobLogs: withJob } },
};
