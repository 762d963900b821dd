export {
  type AccessCaller,
  type AccessRole,
  type AccessRule,
  type AccessScope,
  fittingRules,
  type OwnOperation,
  type PersonalOperation,
  reauthenticationRequired,
} from './access.ts';
export { type ServiceClient, serviceClient } from './clients/serviceClient.ts';
export type * from './entities.ts';
export { NetworkError } from './errors/NetworkError.ts';
export { OfflineError } from './errors/OfflineError.ts';
export type { Sample } from './errors/Sample.ts';
export { type AttributeError, ServiceError } from './errors/ServiceError.ts';
export { type Result, unwrap } from './errors/unwrap.ts';
export { isReadable } from './isReadable.ts';
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
export type { ClientPolicies } from './policies/clientPolicies.ts';
export { type RetryOptions, withRetries } from './policies/retries.ts';
export { wholeAnswers } from './policies/wholeAnswers.ts';
export {
  byService,
  type ServiceName,
  type ServiceUrls,
  type Shard,
  serviceNames,
  serviceOf,
  services,
  serviceUrls,
  serviceUrlsBelow,
} from './services.ts';
