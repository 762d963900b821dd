import { Button } from '@realmkit/design-system';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { ErrorMessage } from '../errors/ErrorMessage.tsx';

interface MutationFormProps {
  readonly mutation: { readonly isPending: boolean; readonly failure: string | undefined };
  readonly submitLabel: string;
  /** Whether there is anything to send. */
  readonly ready?: boolean;
  readonly onSubmit: () => void;
  /** What else can be done, beside the button. */
  readonly more?: ReactNode;
  /** Stands in the button's place where the one at the screen may not send it. */
  readonly forbidden?: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** A form that does something: its fields, why the last try failed, and the button. The service checks what is entered (admin §5). */
export function MutationForm({ mutation, submitLabel, ready = true, onSubmit, more, forbidden, children }: MutationFormProps) {
  const form = useRef<HTMLFormElement>(null);
  // Whoever sent it goes on where the service found a fault.
  useEffect(() => {
    if (mutation.failure !== undefined) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [mutation.failure]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready && !mutation.isPending) onSubmit();
  };
  return (
    <form ref={form} noValidate style={{ display: 'grid', gap: '1.25rem' }} onSubmit={submit}>
      {children}
      <ErrorMessage>{mutation.failure}</ErrorMessage>
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
