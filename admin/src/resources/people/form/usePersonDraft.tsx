import { useFormChanges, type Values } from '@realmkit/admin-kit';
import { useDraft } from '@realmkit/shell';
import { useEffect, useRef } from 'react';

const nothing: Values = {};

/** Returns whether a stored draft has the shape of the entered values of a person. */
const isEntered = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the draft of a person's form, which outlives a new login. */
export const usePersonDraft = (form: string) => useDraft<Values>(form, nothing, isEntered);

/** Stores what is entered into the form around it, except for the password. */
export function PersonDraft({ change, clear }: Pick<ReturnType<typeof usePersonDraft>, 'change' | 'clear'>) {
  const { changes } = useFormChanges();
  const { password: _, ...entered } = changes;
  const content = JSON.stringify(entered);
  const stored = useRef(content);
  useEffect(() => {
    if (content === stored.current) return;
    stored.current = content;
    if (content === '{}') clear();
    else change(JSON.parse(content));
  });
  return null;
}
