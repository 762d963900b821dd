/** A change by another admin since this page fetched the record. */
export interface OtherChange<Name extends string = string> {
  readonly name: Name;
  readonly before: unknown;
  readonly now: unknown;
  /** The entered value; undefined if the field was not touched. */
  readonly mine: unknown;
  /** Whether both have changed it to different values. */
  readonly isConflict: boolean;
}

/** Returns whether two values are equal for a service: undefined equals null. */
export const isSameValue = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Reads a value by its name. */
type Read<Name> = (name: Name) => unknown;

type Values<Name extends string> = Readonly<Partial<Record<Name, unknown>>>;

/** Returns the changes by another admin between two versions of a record, beside the entered values (two admins, one record). */
export function otherChangesOf<Name extends string>(
  names: readonly Name[],
  { before, now, mine }: { readonly before: Read<Name>; readonly now: Read<Name>; readonly mine: Read<Name> },
): readonly OtherChange<Name>[] {
  return names
    .filter((name) => !isSameValue(before(name), now(name)))
    .map((name) => ({
      name,
      before: before(name),
      now: now(name),
      mine: mine(name),
      isConflict: mine(name) !== undefined && !isSameValue(mine(name), now(name)),
    }));
}

/** Does the same for records whose properties are the attributes. */
export const otherFieldsOf =
  <Name extends string>(names: readonly Name[]) =>
  (before: Values<Name>, now: Values<Name>, mine: Values<Name>): readonly OtherChange<Name>[] =>
    otherChangesOf(names, { before: (name) => before[name], now: (name) => now[name], mine: (name) => mine[name] });

/** Returns the entered values without those that conflict with a change by another admin. */
export const withoutConflicts = <Entered extends object>(entered: Entered, others: readonly OtherChange[]): Entered => {
  const remaining = { ...entered };
  for (const { name, isConflict } of others) if (isConflict) Reflect.deleteProperty(remaining, name);
  return remaining;
};
