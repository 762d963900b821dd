import type { AccessRole, Sample } from '@realmkit/openapi';
import type { ServiceName } from '@realmkit/openapi/services';
import type { ListType } from '@realmkit/shell';
import type { Identifier, RaRecord } from 'ra-core';
import type { AnswerPart, BodyOf, Call, OperationOf, RequestOf, ResultOf } from './contractTypes.ts';
import type { Verb } from './errors.ts';
import type { ListRequest } from './ListRequest.ts';

/** What a call sends: the parameters of its path and query, and its body. */
export interface CallParts {
  readonly path?: object | undefined;
  readonly query?: object | undefined;
  readonly body?: unknown;
}

/** The parameters of react-admin's call about one record. */
export interface RecordRequest {
  readonly id: Identifier;
  readonly meta: unknown;
}

/** The parameters of react-admin's `create`. */
export interface CreateRequest<Data> {
  readonly data: Data;
  readonly meta: unknown;
}

/** The parameters of react-admin's `update`; `previousData` is the record as the page has loaded it. */
export interface UpdateRequest<Data, Row> extends RecordRequest {
  readonly data: Data;
  readonly previousData: Row | undefined;
}

/** The parameters of react-admin's `delete`. */
export interface DeleteRequest<Row> extends RecordRequest {
  readonly previousData: Row | undefined;
}

/** How a resource is cached, and how its writes spread. */
interface Relations {
  /** The switch of the settings that the lists of the resource obey (admin §9). */
  readonly cache?: ListType;
  /** How long its records and lists are fresh, in milliseconds, where another rule than that of lists applies (admin §9). */
  readonly staleTime?: number;
  /** The resources whose writes change what this one shows; `*` stands for all. */
  readonly dependsOn?: readonly string[] | '*';
  /** The actions beside those of react-admin, with the verb whose rights they need. */
  readonly actions?: Readonly<Record<string, Verb>>;
  /** That its fields are validated by the service alone, as the specification has it for users and groups (admin §5): guesses print no `validate`. */
  readonly validation?: 'service';
  /** Returns whether a record, or a role at all, allows an action (admin §6); without it, the access rules of the call alone decide. */
  allows?(action: string, record: object | undefined, roles: readonly AccessRole[]): boolean;
}

/** What a list screen of the resource can do, as its contract defines it. */
export interface ListAbilities {
  /** The fields that the service sorts by. */
  readonly sortable?: readonly string[];
  /** The filters that the list reads from its URL, each with the check of its value. */
  readonly filters?: Readonly<Record<string, (value: unknown) => boolean>>;
  /** The field that the service sorts by to group the rows, if the list can be grouped. */
  readonly groupField?: string;
}

/** The calls of a resource, after the compiler has checked them against the contract. */
export interface ResourceDeclaration extends Relations {
  readonly service: ServiceName;
  readonly getList?: ListAbilities & {
    readonly call: string;
    readonly answer?: unknown;
    request(list: ListRequest): CallParts;
    rows(result: unknown, list: ListRequest): readonly RaRecord[];
    readonly countsRows?: boolean;
    recordRepresentation?(row: RaRecord): string;
  };
  readonly getOne?: {
    readonly call: string;
    readonly answer?: unknown;
    request(params: RecordRequest): CallParts;
    record(result: unknown, params: RecordRequest): RaRecord;
  };
  readonly create?: {
    readonly call: string;
    readonly answer?: unknown;
    request(params: CreateRequest<unknown>): CallParts;
    record(result: unknown, created: { readonly data: unknown; readonly location: string }): RaRecord;
  };
  readonly update?: {
    readonly call: string;
    readonly answer?: unknown;
    request(params: UpdateRequest<unknown, RaRecord>): CallParts;
    record?(result: unknown, params: UpdateRequest<unknown, RaRecord>): RaRecord;
  };
  readonly delete?: { readonly call: string; request(params: DeleteRequest<RaRecord>): CallParts };
  readonly restore?: { readonly call: string; request(params: RecordRequest): CallParts };
  readonly set?: {
    readonly read: string;
    readonly answer?: unknown;
    readonly write: string;
    readRequest(params: { readonly id: Identifier }): CallParts;
    members(result: unknown): readonly unknown[];
    writeRequest(params: { readonly id: Identifier; readonly members: readonly unknown[] }): CallParts;
    isSame(one: unknown, other: unknown): boolean;
  };
}

/** A resource with the types of its rows, its records and what is written to it; `types` has no value. */
export interface TypedResource<Row, Item, CreateData, UpdateData, Member = unknown> extends ResourceDeclaration {
  readonly types?: {
    readonly row: Row;
    readonly record: Item;
    readonly createData: CreateData;
    readonly updateData: UpdateData;
    readonly member: Member;
  };
}

/**
 * Declares a resource: each verb of react-admin that it has, with the call of the contract, what the call sends and what react-admin gets. A call
 * that the contract lacks, a missing parameter or a wrong body does not compile. What `create` and `update` take is the call's body unless
 * `request` names another type of `data`.
 * @param service the service whose contract has the calls
 */
export function defineResource<
  Service extends ServiceName,
  List extends Call<Service> = never,
  One extends Call<Service> = never,
  Create extends Call<Service> = never,
  Update extends Call<Service> = never,
  Delete extends Call<Service> = never,
  Row extends RaRecord = RaRecord,
  Item extends RaRecord = Row,
  CreateData = BodyOf<OperationOf<Service, Create>>,
  UpdateData = BodyOf<OperationOf<Service, Update>>,
  Read extends Call<Service> = never,
  Write extends Call<Service> = never,
  Member = never,
  Restore extends Call<Service> = never,
>(
  service: Service,
  declaration: Relations & {
    /**
     * The list. The total is `meta.totalItems` of the response; where it is missing, it is -1, or with `countsRows` the number of rows (admin §4).
     * `recordRepresentation` names a row where the columns are not beside it, e.g. in the report of a bulk action.
     */
    readonly getList?: ListAbilities & {
      readonly call: List;
      /** What is read of the response; another shape is an error. */
      readonly answer: Sample<ResultOf<OperationOf<Service, List>>>;
      request(list: ListRequest): RequestOf<OperationOf<Service, List>>;
      rows(result: ResultOf<OperationOf<Service, List>>, list: ListRequest): readonly Row[];
      readonly countsRows?: boolean;
      recordRepresentation?(row: NoInfer<Row>): string;
    };
    readonly getOne?: {
      readonly call: One;
      /** What is read of the response; another shape is an error. */
      readonly answer: Sample<ResultOf<OperationOf<Service, One>>>;
      request(params: RecordRequest): RequestOf<OperationOf<Service, One>>;
      record(result: ResultOf<OperationOf<Service, One>>, params: RecordRequest): Item;
    };
    /** `location` is the last segment of the response's Location header (admin §4); empty without one. */
    readonly create?: AnswerPart<ResultOf<OperationOf<Service, Create>>> & {
      readonly call: Create;
      request(params: CreateRequest<CreateData>): RequestOf<OperationOf<Service, Create>>;
      record(result: ResultOf<OperationOf<Service, Create>>, created: { readonly data: CreateData; readonly location: string }): RaRecord;
    };
    /** Without `record`, the record is fetched again after the write (admin §4). */
    readonly update?: {
      readonly call: Update;
      /** What `record` reads of the response. */
      readonly answer?: Sample<ResultOf<OperationOf<Service, Update>>>;
      request(params: UpdateRequest<UpdateData, Item>): RequestOf<OperationOf<Service, Update>>;
      record?(result: ResultOf<OperationOf<Service, Update>>, params: UpdateRequest<UpdateData, Item>): Item;
    };
    readonly delete?: {
      readonly call: Delete;
      request(params: DeleteRequest<Row>): RequestOf<OperationOf<Service, Delete>>;
    };
    /** Brings a deleted record back. Without it, a deletion cannot be undone, and `DeleteButton` asks for a confirmation first. */
    readonly restore?: {
      readonly call: Restore;
      request(params: RecordRequest): RequestOf<OperationOf<Service, Restore>>;
    };
    /** A set that the contract saves as a whole, e.g. the groups of a person: `changeSet` merges a change into what the service has now. */
    readonly set?: {
      readonly read: Read;
      readonly answer: Sample<ResultOf<OperationOf<Service, Read>>>;
      readonly write: Write;
      readRequest(params: { readonly id: Identifier }): RequestOf<OperationOf<Service, Read>>;
      members(result: ResultOf<OperationOf<Service, Read>>): readonly Member[];
      writeRequest(params: {
        readonly id: Identifier;
        readonly members: readonly NoInfer<Member>[];
      }): RequestOf<OperationOf<Service, Write>>;
      /** Returns whether two members are one in the set. */
      isSame(one: NoInfer<Member>, other: NoInfer<Member>): boolean;
    };
  },
): TypedResource<Row, Item, CreateData, UpdateData, Member>;
// The compiler cannot follow a contract's types that are not chosen yet; the signature above checks each declaration.
export function defineResource(service: ServiceName, declaration: object): { readonly service: ServiceName } {
  return { service, ...declaration };
}
