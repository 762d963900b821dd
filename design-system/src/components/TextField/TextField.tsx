import ErrorIcon from '@mui/icons-material/Error';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Control, ControlFrame, Field, Label, Message } from './fieldParts.ts';

/** The props of a text input with its label above and its message below. */
export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'size'> {
  label: string;
  /** Help text, or the error if `failed` is set. */
  message?: string | undefined;
  failed?: boolean;
  /** A control inside the frame, at its end. */
  end?: ReactNode;
}

/** Renders a labelled text input, described by its message. */
export function TextField({ label, message, failed = false, end, className, ...input }: TextFieldProps) {
  const id = useId();
  const messageId = `${id}message`;
  return (
    <Field className={className}>
      <Label htmlFor={id}>
        {label}
        {input.required ? <span aria-hidden="true"> *</span> : null}
      </Label>
      <ControlFrame data-failed={failed || undefined}>
        <Control {...input} id={id} aria-invalid={failed || undefined} aria-describedby={message ? messageId : undefined} />
        {end}
      </ControlFrame>
      <Message id={messageId} data-failed={failed || undefined} aria-live="polite">
        {message ? (
          <>
            {failed ? <ErrorIcon aria-hidden /> : null}
            <span>{message}</span>
          </>
        ) : null}
      </Message>
    </Field>
  );
}
