import { comparisonKey } from '@realmkit/openapi/comparison-key';
import type { components } from '@realmkit/openapi/types/control-panel';
import { type ImportField, importFields, isAttributeField, type PersonType, requiredFields, type UserData } from '../fields.ts';
import type { Columns } from '../workbook/guessColumns.ts';
import type { SheetRow } from '../workbook/readRows.ts';
import { groupNames, groupReference, type KnownGroup, membershipAfter, namedGroups } from './groupMembership.ts';
import { type CellChange, type CellError, type GroupPlace, groupKey, type ImportRow } from './ImportRow.ts';
import { cellReasonOf, writtenValue } from './values.ts';

type Schemas = components['schemas'];

/** A person that the platform knows, with the contents of lists and, if needed, of the person's own page. */
export interface KnownPerson {
  readonly id: number;
  readonly name: string | null;
  readonly email: string | null;
  /** Whether the user may change the person. */
  readonly mayEdit: boolean;
  /** The organisations whose lists contain the person. */
  readonly organizationIds: ReadonlySet<number>;
  readonly attributes?: Schemas['UserAttributes'];
  readonly groups?: readonly Schemas['UserGroup'][];
}

/** The data that a plan is made from. */
export interface PlanContext {
  readonly type: PersonType;
  /** The organisation for rows that name none. */
  readonly organizationId: number;
  readonly organizations: readonly Schemas['Organization'][];
  /** The known people by user name in lower case. */
  readonly people: ReadonlyMap<string, KnownPerson>;
  /** The groups by `groupKey`. */
  readonly groups: ReadonlyMap<string, KnownGroup>;
}

/** Returns the texts of a row by field. */
export function valuesOf({ cells }: SheetRow, columns: Columns): ImportRow['values'] {
  return Object.fromEntries(columns.flatMap((field, index) => (field && cells[index] ? [[field, cells[index]]] : [])));
}

/** Returns the organisation that a row names by name or number; undefined if there is none. */
export function organizationOf(
  values: ImportRow['values'],
  { organizations, organizationId }: Pick<PlanContext, 'organizations' | 'organizationId'>,
): number | undefined {
  const requested = values.organization?.toLowerCase();
  if (requested === undefined) return organizationId;
  return organizations.find(({ id, name }) => String(id) === requested || name.toLowerCase() === requested)?.id;
}

/** Returns the data that a row writes, without organisations and groups. */
const dataOf = (values: ImportRow['values']): UserData =>
  Object.fromEntries(
    importFields.filter(isAttributeField).flatMap((field) => {
      const text = values[field];
      return text === undefined ? [] : [[field, writtenValue(field, text)]];
    }),
  );

function newPerson(row: SheetRow, values: ImportRow['values'], organizationId: number, context: PlanContext): ImportRow {
  const names = groupNames(values.groups);
  return {
    number: row.number,
    values,
    action: 'create',
    data: { ...dataOf(values), organizations: [{ id: organizationId }] },
    ...(names.length > 0 && { groups: namedGroups(names, organizationId, context.groups).map(groupReference) }),
    changes: [],
    problems: [],
  };
}

const toText = (value: unknown): string | null => (value === null || value === undefined ? null : String(value));

/** Returns a person's current value as a cell would show it. */
function currentValueOf(person: KnownPerson, field: keyof UserData): string | null {
  if (field === 'name' || field === 'email') return person[field];
  const attribute = field === 'organizations' ? undefined : person.attributes?.[field];
  return attribute && 'value' in attribute ? toText(attribute.value) : null;
}

function knownPerson(
  row: SheetRow,
  values: ImportRow['values'],
  organizationId: number,
  person: KnownPerson,
  context: PlanContext,
): ImportRow {
  const base = { number: row.number, values, personId: person.id, data: {}, changes: [] };
  if (!person.mayEdit) return { ...base, action: 'skip', problems: [{ field: 'username', reason: 'forbidden' }] };
  // A known person keeps user name and password, so that an import signs nobody out.
  const { username: _username, password: _password, ...requested } = dataOf(values);
  const changes: CellChange[] = [];
  const problems: CellError[] = [];
  const data: UserData = {};
  for (const field of Object.keys(requested).filter((key): key is Exclude<keyof typeof requested, 'organizations'> => key in requested)) {
    const [before, after] = [currentValueOf(person, field), toText(requested[field])];
    if (after === null || before === after) continue;
    if (person.attributes && person.attributes[field]?.editable !== 2) problems.push({ field, reason: 'notEditable' });
    Object.assign(data, { [field]: requested[field] });
    changes.push({ field, before, after });
  }
  if (!person.organizationIds.has(organizationId)) {
    const present = person.attributes?.organizations.values ?? [];
    data.organizations = [...present, { id: organizationId }];
    const nameOf = (id: number) => context.organizations.find((organization) => organization.id === id)?.name ?? String(id);
    changes.push({ field: 'organization', before: present.map(({ id }) => nameOf(id)).join('; '), after: nameOf(organizationId) });
  }
  const membership = membershipAfter(context.type, person.groups ?? [], groupNames(values.groups), organizationId, context.groups);
  if (membership) {
    changes.push({ field: 'groups', before: membership.before.join('; ') || null, after: membership.after.join('; ') });
  }
  return {
    ...base,
    action: changes.length === 0 || problems.length > 0 ? 'skip' : 'change',
    data,
    ...(membership && { groups: membership.groups }),
    changes,
    problems,
  };
}

function cellErrors(values: ImportRow['values'], columns: Columns): CellError[] {
  return columns.flatMap((field): CellError[] => {
    if (field === undefined) return [];
    const text = values[field];
    if (text === undefined) return requiredFields.includes(field) ? [{ field, reason: 'mandatory' }] : [];
    const reason = cellReasonOf(field, text);
    return reason ? [{ field, reason }] : [];
  });
}

/** Plans an import row by row; nothing is sent yet. */
export function planRows(rows: readonly SheetRow[], columns: Columns, context: PlanContext): readonly ImportRow[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    const values = valuesOf(row, columns);
    const userName = comparisonKey(values.username ?? '');
    const problems = cellErrors(values, columns);
    if (userName !== '' && seen.has(userName)) problems.push({ field: 'username', reason: 'twiceInFile' });
    seen.add(userName);
    const organizationId = organizationOf(values, context);
    if (organizationId === undefined) problems.push({ field: 'organization', reason: 'notYourSchool' });
    const person = context.people.get(userName);
    if (problems.length > 0 || organizationId === undefined)
      return { number: row.number, values, action: 'skip', data: {}, changes: [], problems };
    return person ? knownPerson(row, values, organizationId, person, context) : newPerson(row, values, organizationId, context);
  });
}

/** Counts the rows that an import would create, change or leave unchanged, and those with errors. */
export function countRows(rows: readonly ImportRow[]): Readonly<Record<'create' | 'change' | 'same' | 'invalid', number>> {
  const invalid = rows.filter(({ problems }) => problems.length > 0).length;
  const of = (action: ImportRow['action']) => rows.filter((row) => row.action === action && row.problems.length === 0).length;
  return { create: of('create'), change: of('change'), same: of('skip'), invalid };
}

/** Returns whether the import is forbidden because it would change a person whom the user may not edit (admin §5). */
export const isForbidden = (rows: readonly ImportRow[]): boolean =>
  rows.some(({ problems }) => problems.some(({ reason }) => reason === 'forbidden'));

/** Returns the groups that an import would add, each once. */
export function newGroups(rows: readonly ImportRow[]): readonly GroupPlace[] {
  const places = rows
    .filter(({ action }) => action !== 'skip')
    .flatMap(({ groups = [] }) => groups.filter((group): group is GroupPlace => typeof group !== 'number'));
  // A group that is the class of one row is a class, whatever it is in the others.
  const sorted = places.toSorted((one, other) => Number(one.type === 'class') - Number(other.type === 'class'));
  const last = new Map(sorted.map((place) => [groupKey(place), place]));
  return [...new Set(places.map(groupKey))].flatMap((key) => last.get(key) ?? []);
}

/** Fields that lists of people contain, or that only a new person gets. */
const listedFields: readonly ImportField[] = ['username', 'name', 'email', 'password', 'organization'];

/** Fields that only a person's own page contains: people with values in them are fetched one by one. */
export const detailFields: readonly ImportField[] = importFields.filter((field) => !listedFields.includes(field));
