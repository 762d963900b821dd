export * from './contracts.ts';
export { provenCredentials } from './credentials.ts';
export {
  type ContractDocument,
  follow,
  type HeaderObject,
  methods,
  type OperationObject,
  type ParameterObject,
  type PathObject,
  parseContract,
  pointerTo,
  type Reference,
  type RequestBodyObject,
  type ResponseObject,
  type Schema,
} from './document.ts';
export type { Handler, Handlers } from './handler.ts';
export * from './http.ts';
export { documentedMedia } from './mediaTypes.ts';
export { type Operation, operationsOf } from './operation.ts';
export { contractPlaces } from './places.ts';
export { exampleResult } from './preference.ts';
export { examplesOf, type HandlerResult } from './responses.ts';
export { type Router, routerOf } from './router.ts';
export { type Schemas, schemasOf } from './schemas.ts';
export { type CheckedRequest, contractService, outsideStatuses, type Service, type ServiceRequest } from './service.ts';
export type { OnVerdict, Verdict } from './verdict.ts';
export { formatViolations, type Violation, violationsOf } from './violations.ts';
