/** A call of the specification: service, method, path, and the success status where the specification gives one. */
export type SpecifiedCall = readonly [service: string, method: string, path: string, status?: number];

const auth: SpecifiedCall[] = [
  ['auth', 'POST', '/v2/token'],
  ['auth', 'GET', '/v1/authorize', 302],
  ['auth', 'POST', '/v1/authorize'],
  ['auth', 'GET', '/logout', 302],
];

const account: SpecifiedCall[] = [
  ['account', 'GET', '/me', 200],
  ['account', 'GET', '/me/organizations', 200],
  ['account', 'GET', '/me/groups', 200],
  ['account', 'POST', '/email/requestValidation'],
  ['account', 'POST', '/email/confirmValidation'],
  ['account', 'POST', '/register', 201],
];

const customerManagement: SpecifiedCall[] = [
  ['customer-management', 'GET', '/groups', 200],
  ['customer-management', 'GET', '/schoolUnits', 200],
  ['customer-management', 'GET', '/userGroups', 200],
  ['customer-management', 'GET', '/users', 200],
  ['customer-management', 'GET', '/userSchoolUnits', 200],
  ['customer-management', 'GET', '/users/{uid}', 200],
  ['customer-management', 'DELETE', '/users/{uid}', 200],
  ['customer-management', 'PUT', '/users/{uid}/schoolUnits', 204],
  ['customer-management', 'PUT', '/users/{userUid}/schoolUnits/{schoolUid}', 204],
  ['customer-management', 'DELETE', '/users/{userUid}/schoolUnits/{schoolUid}', 200],
  ['customer-management', 'PUT', '/users/{uid}/groups/{groupId}', 204],
  ['customer-management', 'DELETE', '/users/{uid}/groups/{groupId}', 204],
  ['customer-management', 'GET', '/users/{uid}/auditLogs', 200],
  ['customer-management', 'GET', '/users/{userUid}/schoolSubscriptions', 200],
  ['customer-management', 'POST', '/schoolUnits'],
  ['customer-management', 'GET', '/schoolUnits/{id}', 200],
  ['customer-management', 'PATCH', '/schoolUnits/{id}'],
  ['customer-management', 'POST', '/schoolUnits/{id}/identifiers'],
  ['customer-management', 'GET', '/groups/{id}', 200],
  ['customer-management', 'PATCH', '/groups/{id}'],
  ['customer-management', 'PUT', '/groups'],
  ['customer-management', 'DELETE', '/groups/{id}'],
  ['customer-management', 'GET', '/download-schoolUnits', 200],
  ['customer-management', 'GET', '/subscriptionTypes', 200],
  ['customer-management', 'GET', '/userSubscriptionPeriods', 200],
  ['customer-management', 'POST', '/userSubscriptionPeriods'],
  ['customer-management', 'PUT', '/userSubscriptionPeriods/{id}'],
  ['customer-management', 'DELETE', '/userSubscriptionPeriods/{id}/{id2}'],
  ['customer-management', 'GET', '/schoolUnitSubscriptionPeriods', 200],
  ['customer-management', 'POST', '/schoolUnitSubscriptionPeriods'],
  ['customer-management', 'PUT', '/schoolUnitSubscriptionPeriods/{id}'],
  ['customer-management', 'DELETE', '/schoolUnitSubscriptionPeriods/{id}/{id2}'],
  ['customer-management', 'GET', '/sync/{org}', 200],
  ['customer-management', 'PUT', '/sync/{org}/{key}'],
  ['customer-management', 'PUT', '/sync/{org}/config'],
];

const submissions: SpecifiedCall[] = [
  ['submissions', 'GET', '/', 200],
  ['submissions', 'PATCH', '/{id}', 200],
];

const activityStream: SpecifiedCall[] = [['activity-stream', 'POST', '/origin/{origin}/events']];

const analytics: SpecifiedCall[] = [['analytics', 'POST', '/events']];

const library: SpecifiedCall[] = [
  ['library', 'GET', '/v1/books/{bookId}/resources-url', 200],
  ['library', 'GET', '/v1/books/{bookId}/policy', 200],
  ['library', 'GET', '/v1/books/{bookId}/bookmarks', 200],
  ['library', 'POST', '/v1/books/{bookId}/bookmarks'],
  ['library', 'GET', '/v1/books/{bookId}/lastmark', 200],
  ['library', 'POST', '/v1/books/{bookId}/lastmark'],
  ['library', 'POST', '/v2/readlogs'],
  ['library', 'PUT', '/v1/user/{userId}/books'],
  ['library', 'DELETE', '/v1/user/{userId}/books/{bookId}'],
  ['library', 'GET', '/v1/user/{userId}/books', 200],
  ['library', 'GET', '/v1/books/{bookId}', 200],
  ['library', 'POST', '/v1/schoolUnits/{schoolUnitId}/books'],
  ['library', 'DELETE', '/v1/schoolUnits/{schoolUnitId}/books/{bookId}'],
];

const bookBackend: SpecifiedCall[] = [
  ['book-backend', 'GET', '/{id}/policy', 200],
  ['book-backend', 'POST', '/readlogs'],
];

const bookContent: SpecifiedCall[] = [['book-content', 'GET', '/{bookId}/{file}', 200]];

const payment: SpecifiedCall[] = [
  ['payment', 'POST', '/client-secret', 201],
  ['payment', 'POST', '/order', 201],
  ['payment', 'GET', '/order/{id}'],
  ['payment', 'GET', '/payment-methods', 200],
  ['payment', 'DELETE', '/payment-methods', 204],
  ['payment', 'GET', '/me', 200],
  ['payment', 'PUT', '/me'],
  ['payment', 'GET', '/invoices'],
  ['payment', 'GET', '/subscriptions', 200],
  ['payment', 'POST', '/subscriptions', 201],
  ['payment', 'PUT', '/subscriptions/{id}'],
  ['payment', 'POST', '/subscription-coupon/{id}'],
  ['payment', 'GET', '/products', 200],
];

const controlPanel: SpecifiedCall[] = [
  ['control-panel', 'GET', '/v1/groups/{groupId}/users', 200],
  ['control-panel', 'GET', '/v1/groups/{groupId}', 200],
  ['control-panel', 'POST', '/v1/groups'],
  ['control-panel', 'PATCH', '/v1/groups/{groupId}'],
  ['control-panel', 'DELETE', '/v1/groups/{groupId}'],
  ['control-panel', 'GET', '/v1/me', 200],
  ['control-panel', 'GET', '/v1/organizations', 200],
  ['control-panel', 'GET', '/v1/organizations/{id}', 200],
  ['control-panel', 'GET', '/v1/organizations/{id}/students', 200],
  ['control-panel', 'GET', '/v1/organizations/{id}/groups', 200],
  ['control-panel', 'GET', '/v1/organizations/{id}/employees', 200],
  ['control-panel', 'GET', '/v1/organizations/{id}/guardians', 200],
  ['control-panel', 'GET', '/v1/organizations/{id}/users', 200],
  ['control-panel', 'GET', '/{apiVersion}/{type}/{userId}', 200],
  ['control-panel', 'GET', '/v2/users/{userId}/groups', 200],
  ['control-panel', 'GET', '/{apiVersion}/{type}/template', 200],
  ['control-panel', 'GET', '/v2/users/{userId}/groupoptions/{organizationId}', 200],
  ['control-panel', 'POST', '/{apiVersion}/{type}'],
  ['control-panel', 'PATCH', '/{apiVersion}/{type}/{userId}'],
  ['control-panel', 'DELETE', '/v1/{type}/{userId}'],
  ['control-panel', 'PUT', '/v1/users/{userId}/groups'],
];

const sync: SpecifiedCall[] = [
  ['sync', 'GET', '/organizations/{org}/syncs', 200],
  ['sync', 'PUT', '/organizations/{org}/syncs/{syncId}'],
  ['sync', 'DELETE', '/organizations/{org}/syncs/{syncId}'],
  ['sync', 'POST', '/organizations/{org}/syncs/{syncId}/trigger'],
  ['sync', 'GET', '/organizations/{org}/syncs/{syncId}/jobs', 200],
  ['sync', 'GET', '/jobs/{jobId}/logs', 200],
];

/** The calls in the tables of shell §7, reader §7 and admin §7, for the services that have a contract. */
export const specifiedCalls: readonly SpecifiedCall[] = [
  ...auth,
  ...account,
  ...customerManagement,
  ...submissions,
  ...activityStream,
  ...analytics,
  ...library,
  ...bookBackend,
  ...bookContent,
  ...payment,
  ...controlPanel,
  ...sync,
];
