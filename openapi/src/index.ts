export { accountClient } from './clients/accountClient.ts';
export { activityStreamClient } from './clients/activityStreamClient.ts';
export { analyticsClient } from './clients/analyticsClient.ts';
export { authClient } from './clients/authClient.ts';
export { bookBackendClient } from './clients/bookBackendClient.ts';
export { bookContentClient } from './clients/bookContentClient.ts';
export type { ClientPolicies } from './clients/clientPolicies.ts';
export { controlPanelClient } from './clients/controlPanelClient.ts';
export { customerManagementClient } from './clients/customerManagementClient.ts';
export { libraryClient } from './clients/libraryClient.ts';
export { paymentClient } from './clients/paymentClient.ts';
export { submissionsClient } from './clients/submissionsClient.ts';
export { syncClient } from './clients/syncClient.ts';
export type * from './entities.ts';
export { NetworkError } from './errors/NetworkError.ts';
export { OfflineError } from './errors/OfflineError.ts';
export { type AttributeError, ServiceError } from './errors/ServiceError.ts';
export { unwrap } from './errors/unwrap.ts';
export {
  flagAttributes,
  guardedAttributes,
  type IdentifierType,
  identifierTypes,
  isGuarded,
  isIdentifierType,
  type PersonAttributeName,
  personAttributeNames,
  personAttributes,
  textAttributes,
} from './people/personAttributes.ts';
