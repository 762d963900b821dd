/** What was entered that differs from the record as it is. */
export function changesOf<Change extends object>(record: object, entered: Change): Change {
  const changes = { ...entered };
  for (const [name, present] of Object.entries(record)) if (Reflect.get(entered, name) === present) Reflect.deleteProperty(changes, name);
  return changes;
}
