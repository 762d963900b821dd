import { useDraft } from '@realmkit/shell';
import { useState } from 'react';
import { isEntered, withoutPassword } from './draftGuards.ts';
import type { Entered } from './formValues.ts';

const nothing: Entered = {};

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
