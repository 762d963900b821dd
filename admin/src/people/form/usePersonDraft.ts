import { useDraft } from '@realmkit/shell';
import { useState } from 'react';
import type { Entered } from './formValues.ts';

const nothing: Entered = {};

/** Returns whether a stored draft has the shape of the entered values of a person. */
const isEntered = (value: unknown): value is Entered => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the part of a draft that may be stored: never the password. */
function withoutPassword({ password: _, ...entered }: Entered): Entered {
  return entered;
}

/** Holds the entered values of a person's form as a draft that outlives a new login, except for the password. */
export function usePersonDraft(form: string) {
  const { content, change, clear } = useDraft<Entered>(form, nothing, isEntered);
  const [password, setPassword] = useState<string>();
  const entered: Entered = password === undefined ? content : { ...content, password };
  return {
    entered,
    enter: (next: Entered) => {
      setPassword(next.password);
      change(withoutPassword(next));
    },
    clear: () => {
      setPassword(undefined);
      clear();
    },
  };
}
