/** Something that somebody else has changed since this page read it. */
export interface OtherChange<Name extends string = string> {
  readonly name: Name;
  readonly before: unknown;
  readonly now: unknown;
  /** What is entered here; undefined where it was not touched. */
  readonly mine: unknown;
  /** Whether both have changed it, and to something else. */
  readonly clash: boolean;
}

/** Whether two values are the same to a service: nothing and null are. */
export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Reads a value by its name. */
type Read<Name> = (name: Name) => unknown;

type Values<Name extends string> = Readonly<Partial<Record<Name, unknown>>>;

/** What somebody else has changed between two readings of a record, beside what is entered (two admins, one record). */
export function otherChangesOf<Name extends string>(
  names: readonly Name[],
  { before, now, mine }: { readonly before: Read<Name>; readonly now: Read<Name>; readonly mine: Read<Name> },
): readonly OtherChange<Name>[] {
  return names
    .filter((name) => !same(before(name), now(name)))
    .map((name) => ({
      name,
      before: before(name),
      now: now(name),
      mine: mine(name),
      clash: mine(name) !== undefined && !same(mine(name), now(name)),
    }));
}

/** The same for records that have their values under the names of the attributes. */
export const otherFieldsOf =
  <Name extends string>(names: readonly Name[]) =>
  (before: Values<Name>, now: Values<Name>, mine: Values<Name>): readonly OtherChange<Name>[] =>
    otherChangesOf(names, { before: (name) => before[name], now: (name) => now[name], mine: (name) => mine[name] });

/** What was entered, without what somebody else has changed to something else. */
export const withoutClashes = <Entered extends object>(entered: Entered, others: readonly OtherChange[]): Entered => {
  const kept = { ...entered };
  for (const { name, clash } of others) if (clash) Reflect.deleteProperty(kept, name);
  return kept;
};
