import ErrorIcon from '@mui/icons-material/Error';
import type { ReactNode } from 'react';
import { Message } from './fieldParts.ts';

/** The props of {@link FieldMessage}. */
export interface FieldMessageProps {
  readonly id?: string;
  readonly error?: boolean;
  /** Help, or what is wrong if `error` is set. */
  readonly children: ReactNode;
}

/** Shows the help text of a control, or what is wrong with its value beside an icon. */
export function FieldMessage({ id, error = false, children }: FieldMessageProps) {
  return (
    <Message id={id} data-error={error || undefined}>
      {children ? (
        <>
          {error ? <ErrorIcon aria-hidden /> : null}
          <span>{children}</span>
        </>
      ) : null}
    </Message>
  );
}
