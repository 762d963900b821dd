/** Returns the entered values that differ from the record. */
export function changesOf<Change extends object>(record: object, entered: Change): Change {
  const changes = { ...entered };
  for (const [name, present] of Object.entries(record)) if (Reflect.get(entered, name) === present) Reflect.deleteProperty(changes, name);
  return changes;
}
