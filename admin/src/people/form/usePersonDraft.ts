import { useDraft } from '@realmkit/shell';
import { useState } from 'react';
import type { Entered } from './formValues.ts';
import { isEntered, withoutPassword } from './keptDraft.ts';

const nothing: Entered = {};

/** What is entered into the form of a person: it outlives signing in again, except for the password. */
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
