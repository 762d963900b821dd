import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { FieldMessage } from './FieldMessage.tsx';
import { Control, ControlFrame, Field, Label } from './fieldParts.ts';

/** The props of a text input with its label above and its message below. */
export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'size'> {
  label: string;
  /** Help text, or the error if `error` is set. */
  helperText?: string | undefined;
  error?: boolean;
  /** A control inside the frame, at its end. */
  end?: ReactNode;
}

/** Renders a labelled text input, described by its message. */
export function TextField({ label, helperText, error = false, end, className, ...input }: TextFieldProps) {
  const id = useId();
  const messageId = `${id}message`;
  return (
    <Field className={className}>
      <Label htmlFor={id} data-required={input.required || undefined}>
        {label}
      </Label>
      <ControlFrame data-error={error || undefined}>
        <Control {...input} id={id} aria-invalid={error || undefined} aria-describedby={helperText ? messageId : undefined} />
        {end}
      </ControlFrame>
      <FieldMessage id={messageId} error={error}>
        {helperText}
      </FieldMessage>
    </Field>
  );
}
