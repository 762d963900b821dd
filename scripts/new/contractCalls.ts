import { responseSchema, rowsOf } from '@realmkit/admin-kit/guesser';
import { asList, asObject, asText, defined, type JsonObject, resolveReference } from '@realmkit/openapi/json';
import { printSample } from './printSample.ts';

/** The calls of a resource that its contract has, by the verbs of the data provider. */
export interface ContractCalls {
  readonly getList: string;
  readonly getOne?: string;
  readonly create?: string;
  readonly update?: string;
  readonly delete?: string;
  /** The parameter of the path of a single record, such as `uid`. */
  readonly idParameter?: string;
  /** Whether the path takes the id as a number. */
  readonly idIsNumber: boolean;
  /** Whether a superuser may call `create`. */
  readonly superuserAdds: boolean;
  /** The attribute of the list's response that has the rows; none where the response is the list. */
  readonly rows?: string;
  /** The attributes of a row that are its id together. */
  readonly idFields: readonly string[];
  /** Whether the response to `create` has the id. */
  readonly returnsId: boolean;
  /** The names of the query parameters of the list. */
  readonly query: readonly string[];
  /** What the service sorts by. */
  readonly sortable: readonly string[];
  /** What is read of the responses of its calls, where these are JSON. */
  readonly samples: { readonly getList: string; readonly getOne?: string; readonly create?: string };
}

/** Returns the attributes of a row that are its id: the one that the path of a single record names, else all that name a record, else the first. */
function idFieldsOf(row: JsonObject, idParameter: string | undefined): readonly string[] {
  const names = Object.keys(asObject(row.properties));
  const own = ['id', 'uid', idParameter].find((name) => name !== undefined && names.includes(name));
  if (own !== undefined) return [own];
  const ids = names.filter((name) => /(?:Id|Uid)$/.test(name));
  return idParameter === 'id' ? ids.slice(0, 1) : ids.length > 0 ? ids : names.slice(0, 1);
}

/** Returns what a service sorts by, as the pattern of the parameter `sort` says. */
const sortableOf = (parameter: JsonObject | undefined): readonly string[] =>
  /^\^\(([\w|]+)\),\(asc\|desc\)\$$/.exec(asText(asObject(parameter?.schema).pattern))?.[1]?.split('|') ?? [];

/**
 * Finds the calls of a resource: the list at its path, and single records at a parameter below it.
 * @throws {Error} if the contract has no list there, or one below a record
 */
export function contractCalls(contract: JsonObject, path: string): ContractCalls {
  const paths = asObject(contract.paths);
  const callOf = (at: string | undefined, ...methods: readonly string[]): string | undefined => {
    const method = methods.find((one) => asObject(paths[at ?? ''])[one] !== undefined);
    return method && `${method.toUpperCase()} ${at}`;
  };
  const getList = callOf(path, 'get');
  if (getList === undefined) throw new Error(`The contract has no list at ${path}: name its path with --path.`);
  if (path.includes('{')) throw new Error(`The list at ${path} is that of another record, which only you can choose: declare it by hand.`);
  const { attribute, schema: row } = rowsOf(contract, getList);
  const fields = Object.keys(asObject(row.properties));
  if (fields.length === 0) throw new Error(`The contract has no list at ${path}: its response has no rows.`);
  const pathOfOne = Object.keys(paths).find((one) => /^\/\{\w+\}$/.test(one.slice(path.length)) && one.startsWith(path));
  const parameter = pathOfOne && /\{(\w+)\}$/.exec(pathOfOne)?.[1];
  // A row must have the id that the path names: else it is that of something else.
  const item = parameter === 'id' || ['id', 'uid', parameter].some((name) => name && fields.includes(name)) ? pathOfOne : undefined;
  const create = callOf(path, 'post', 'put');
  const getOne = callOf(item, 'get');
  const idParameter = item && parameter;
  const idFields = idFieldsOf(row, idParameter);
  const created = create === undefined ? {} : asObject(responseSchema(contract, create).properties);
  const parametersOf = (place: unknown) => asList(asObject(place).parameters).map((one) => resolveReference(contract, one));
  const query = parametersOf(asObject(paths[path]).get).filter((one) => one.in === 'query');
  const operations = asObject(paths[item ?? '']);
  const idSchema = [operations, ...Object.values(operations)].flatMap(parametersOf).find(({ name }) => name === idParameter)?.schema;
  const accessOf = (call: string | undefined) => {
    const [method = '', at = ''] = call?.split(' ') ?? [];
    return asList(asObject(asObject(paths[at])[method.toLowerCase()])['x-access']).map((rule) => asText(asObject(rule).role));
  };
  const update = getOne && callOf(item, 'patch', 'put');
  const naming = [...idFields, 'name', 'title'];
  const rowSample = printSample(contract, row, naming);
  const sampleOf = (call: string | undefined, sample: (schema: JsonObject) => string): string | undefined => {
    const schema = call === undefined ? {} : responseSchema(contract, call);
    return Object.keys(schema).length === 0 ? undefined : sample(schema);
  };
  return {
    getList,
    ...defined({
      getOne,
      create,
      // A form needs the record.
      update,
      delete: callOf(item, 'delete'),
      idParameter,
      rows: attribute,
    }),
    idFields,
    returnsId: idFields.every((name) => name in created),
    idIsNumber: asText(resolveReference(contract, idSchema).type) === 'integer',
    superuserAdds: accessOf(create).some((role) => ['superuser', 'user', 'visitor'].includes(role)),
    query: query.map(({ name }) => asText(name)),
    sortable: sortableOf(query.find(({ name }) => name === 'sort')),
    samples: {
      getList: attribute === undefined ? `[${rowSample}]` : `{ ${attribute}: [${rowSample}] }`,
      ...defined({
        getOne: sampleOf(getOne, (schema) => printSample(contract, schema, naming)),
        create: sampleOf(create, (schema) => printSample(contract, schema, naming)),
      }),
    },
  };
}
