import ErrorIcon from '@mui/icons-material/Error';
import { Message } from './fieldParts.ts';

interface FieldMessageProps {
  readonly id: string;
  /** Help text, or the error if `error` is set. */
  readonly text: string | undefined;
  readonly error: boolean;
}

/** Shows the help text of a control, or what is wrong with its value beside an icon. */
export function FieldMessage({ id, text, error }: FieldMessageProps) {
  return (
    <Message id={id} data-error={error || undefined}>
      {text ? (
        <>
          {error ? <ErrorIcon aria-hidden /> : null}
          <span>{text}</span>
        </>
      ) : null}
    </Message>
  );
}
