import { Button } from '@realmkit/design-system';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { ErrorMessage } from '../errors/ErrorMessage.tsx';

interface MutationFormProps {
  readonly mutation: { readonly isPending: boolean; readonly errorMessage: string | undefined };
  readonly submitLabel: string;
  /** Whether there is anything to submit. */
  readonly ready?: boolean;
  readonly onSubmit: () => void;
  /** Other actions, beside the button. */
  readonly more?: ReactNode;
  /** Replaces the button if the user lacks permission. */
  readonly forbidden?: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** Renders a form for a mutation: its fields, the last error, and the submit button. The service validates the input (admin §5). */
export function MutationForm({ mutation, submitLabel, ready = true, onSubmit, more, forbidden, children }: MutationFormProps) {
  const form = useRef<HTMLFormElement>(null);
  // The focus moves to the first invalid field after an error.
  useEffect(() => {
    if (mutation.errorMessage !== undefined) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [mutation.errorMessage]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready && !mutation.isPending) onSubmit();
  };
  return (
    <form ref={form} noValidate style={{ display: 'grid', gap: '1.25rem' }} onSubmit={submit}>
      {children}
      <ErrorMessage>{mutation.errorMessage}</ErrorMessage>
      {forbidden ?? (
        <div style={{ display: 'flex', gap: '0.75rem', flexWrap: 'wrap' }}>
          <Button type="submit" variant="contained" disabled={mutation.isPending || !ready}>
            {submitLabel}
          </Button>
          {more}
        </div>
      )}
    </form>
  );
}
