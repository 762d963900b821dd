export { AccessContext, useCanAccessCallback } from './access/AccessContext.ts';
export { CanAccess, useCanAccess } from './access/CanAccess.tsx';
export { contractAuthProvider } from './access/contractAuthProvider.ts';
export { type AccessRules, type AccessVisitor, allowedByActions, createPermits, type Permits } from './access/createPermits.ts';
export { applyCacheRules, refreshLists } from './cache/cacheRules.ts';
export { contractDataProvider, type Resources } from './provider/contractDataProvider.ts';
export { PartialFailureError, UnsupportedVerbError } from './provider/errors.ts';
export { isNotFound, serviceErrorOf } from './provider/httpError.ts';
export { bulkPageSize, loadAllPages, maxBulkRows, type Page } from './provider/loadAllPages.ts';
export { mapConcurrently } from './provider/mapConcurrently.ts';
export { type RecordOf, type RowOf, type TypedDataProvider, typedDataProvider } from './provider/typedDataProvider.ts';
export {
  type CreateRequest,
  defineResource,
  type RecordRequest,
  type Resource,
  type TypedResource,
  type UpdateRequest,
} from './resources/defineResource.ts';
export type { ListRequest } from './resources/ListRequest.ts';
