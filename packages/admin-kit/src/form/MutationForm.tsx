import { useNotice } from '@realmkit/shell';
import { RecordContext, SaveContextProvider } from 'ra-core';
import { useState } from 'react';
import type { Values } from './conflict/threeWayMerge.ts';
import { RecordFormContext } from './RecordFormContext.ts';
import { SimpleForm, type SimpleFormProps } from './SimpleForm.tsx';
import { useSubmit } from './useSubmit.ts';

/** The props of {@link MutationForm}. */
export interface MutationFormProps extends Omit<SimpleFormProps, 'draft' | 'onSubmit'> {
  /** Sends the values; an error that it throws stands on its inputs. */
  readonly onSubmit: (values: Values) => Promise<unknown>;
  /** The text of the notice after success. */
  readonly successMessage?: string | ((values: Values) => string);
}

/**
 * Renders a form for an action of a page that does not save the page's record, such as adding a member. One submission runs at a time; afterwards the
 * inputs have their default values again.
 */
export function MutationForm({ onSubmit, successMessage, ...form }: MutationFormProps) {
  const { show } = useNotice();
  const { saving, submit } = useSubmit();
  const [submissions, setSubmissions] = useState(0);
  const save = (values: Values) =>
    submit(async () => {
      await onSubmit(values);
      const message = typeof successMessage === 'function' ? successMessage(values) : successMessage;
      if (message !== undefined) show({ type: 'success', message });
      setSubmissions((count) => count + 1);
    });
  return (
    <RecordContext value={undefined}>
      <RecordFormContext value={undefined}>
        <SaveContextProvider value={{ save, saving, mutationMode: 'pessimistic' }}>
          <SimpleForm key={submissions} {...form} />
        </SaveContextProvider>
      </RecordFormContext>
    </RecordContext>
  );
}
