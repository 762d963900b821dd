import type {
  CreateResult,
  DataProvider,
  DeleteManyParams,
  DeleteManyResult,
  DeleteResult,
  GetListParams,
  GetListResult,
  GetManyParams,
  GetManyReferenceParams,
  GetManyReferenceResult,
  GetManyResult,
  GetOneResult,
  Identifier,
  RaRecord,
  UpdateManyResult,
  UpdateResult,
} from 'ra-core';
import type { TypedResource } from '../resources/defineResource.ts';
import type { SetChange } from './changeSet.ts';
import type { Resources } from './contractDataProvider.ts';

/** The type of a resource's record. */
export type RecordOf<R> = R extends TypedResource<unknown, infer Item extends RaRecord, unknown, unknown, unknown> ? Item : never;
/** The type of a row of a resource's list. */
export type RowOf<R> = R extends TypedResource<infer Row extends RaRecord, unknown, unknown, unknown, unknown> ? Row : never;
type CreateDataOf<R> = R extends TypedResource<unknown, unknown, infer Data extends object, unknown, unknown> ? Data : never;
type MemberOf<R> = R extends TypedResource<unknown, unknown, unknown, unknown, infer Member> ? Member : never;
type UpdateDataOf<R> = R extends TypedResource<unknown, unknown, unknown, infer Data extends object, unknown> ? Data : never;

/** Whether the page is left after the write, so that nothing of it is fetched again. */
interface LeavingMeta {
  readonly leavesPage?: boolean;
}

/** React-admin's data provider with the types of the contract: what a resource returns, and what may be written to it. */
export interface TypedDataProvider<R extends Resources> {
  getList<Name extends keyof R & string>(name: Name, params: GetListParams): Promise<GetListResult<RowOf<R[Name]>>>;
  getManyReference<Name extends keyof R & string>(
    name: Name,
    params: GetManyReferenceParams,
  ): Promise<GetManyReferenceResult<RowOf<R[Name]>>>;
  getOne<Name extends keyof R & string>(
    name: Name,
    params: { readonly id: Identifier; readonly meta?: unknown; readonly signal?: AbortSignal },
  ): Promise<GetOneResult<RecordOf<R[Name]>>>;
  getMany<Name extends keyof R & string>(name: Name, params: GetManyParams): Promise<GetManyResult<RecordOf<R[Name]>>>;
  create<Name extends keyof R & string>(
    name: Name,
    params: { readonly data: CreateDataOf<R[Name]>; readonly meta?: LeavingMeta },
  ): Promise<CreateResult>;
  update<Name extends keyof R & string>(
    name: Name,
    params: { readonly id: Identifier; readonly data: UpdateDataOf<R[Name]>; readonly previousData?: RecordOf<R[Name]> },
  ): Promise<UpdateResult<RecordOf<R[Name]>>>;
  updateMany<Name extends keyof R & string>(
    name: Name,
    params: { readonly ids: Identifier[]; readonly data: UpdateDataOf<R[Name]> },
  ): Promise<UpdateManyResult>;
  delete<Name extends keyof R & string>(
    name: Name,
    params: { readonly id: Identifier; readonly previousData?: RowOf<R[Name]>; readonly meta?: LeavingMeta },
  ): Promise<DeleteResult>;
  deleteMany<Name extends keyof R & string>(name: Name, params: DeleteManyParams): Promise<DeleteManyResult>;
  /** Brings a deleted record back, and returns it. */
  restore<Name extends keyof R & string>(
    name: Name,
    params: { readonly id: Identifier; readonly meta?: unknown },
  ): Promise<GetOneResult<RecordOf<R[Name]>>>;
  /** Changes some members of a set that is saved as a whole; what others change at the same time stays. */
  changeSet<Name extends keyof R & string>(name: Name, change: SetChange<MemberOf<R[Name]>>): Promise<void>;
}

/** Returns react-admin's data provider, such as that of `useDataProvider`, with the types of resources. */
export const typedDataProvider = <R extends Resources>(provider: DataProvider): TypedDataProvider<R> => ({
  getList: (name, params) => provider.getList(name, params),
  getManyReference: (name, params) => provider.getManyReference(name, params),
  getOne: (name, params) => provider.getOne(name, params),
  getMany: (name, params) => provider.getMany(name, params),
  create: (name, params) => provider.create(name, params),
  update: (name, params) => provider.update(name, { previousData: undefined, ...params }),
  updateMany: (name, params) => provider.updateMany(name, params),
  delete: (name, params) => provider.delete(name, params),
  deleteMany: (name, params) => provider.deleteMany(name, params),
  restore: (name, params) => provider.restore(name, params),
  changeSet: (name, change) => provider.changeSet(name, change),
});
