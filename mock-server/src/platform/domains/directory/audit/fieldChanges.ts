import type { FieldChange } from '../tables.ts';

function formatValue(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Returns the fields that differ between two states, as in audit logs. */
export function fieldChanges(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>): FieldChange[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((field) => ({ field, before: formatValue(before[field]), after: formatValue(after[field]) }))
    .filter((one) => one.before !== one.after);
}
