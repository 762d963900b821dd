import { PasswordField } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { type AnyRecord, type InputProps, textOf, useFormField } from './useFormField.ts';

/** The props of {@link PasswordInput}. */
export interface PasswordInputProps<Item extends object = AnyRecord> extends Omit<InputProps<Item>, 'readOnly'> {
  /** By default for a new password, which a browser may suggest. */
  readonly autoComplete?: 'new-password' | 'current-password';
}

/** Renders an input for a password, with a button that shows it. */
export function PasswordInput<Item extends object = AnyRecord>({ autoComplete = 'new-password', ...input }: PasswordInputProps<Item>) {
  const { t } = useTranslation('form');
  const { value, setValue, field, ref } = useFormField({ ...input, parse: (entered: string) => entered });
  return (
    <PasswordField
      {...field}
      ref={ref}
      revealLabel={t(($) => $.showPassword)}
      autoComplete={autoComplete}
      value={textOf(value)}
      onChange={({ target }) => setValue(target.value)}
    />
  );
}
