import { useGetValidationErrorMessage, useInput, useSaveContext, type Validator } from 'ra-core';
import { type RefCallback, use } from 'react';
import { useFieldErrorText } from '../errors/useFieldErrors.ts';
import { RecordFormContext } from '../RecordFormContext.ts';

/** Any record: an input without a type of its own accepts every source. */
export type AnyRecord = Record<string, unknown>;

/** The props that all inputs have, with react-admin's names. */
export interface InputProps<Item extends object = AnyRecord> {
  /** The attribute that the input edits. `<TextInput<Group> source="name" />` accepts only the attributes of a group. */
  readonly source: keyof Item & string;
  /** The translated label. Unlike in react-admin, none is derived from the source: it would be English in every language. */
  readonly label: string;
  /** Among the filters of a list: shows the input even while it does not filter. */
  readonly alwaysOn?: boolean;
  /** Help below the input, until there is an error. */
  readonly helperText?: string | undefined;
  /** The value in a new record. Unlike in react-admin, an input of a record shows nothing that the record does not have. */
  readonly defaultValue?: unknown;
  readonly readOnly?: boolean;
  /** Shows the input greyed out. Unlike in react-admin, its value stays part of the form. */
  readonly disabled?: boolean;
  /** Marks the input as required. It validates nothing: the service does, or `validate`. */
  readonly isRequired?: boolean;
  /** Validates the value before it is sent; the forms of users and groups leave it to the service (admin §5). */
  readonly validate?: Validator | Validator[];
}

/** The props of an input whose value in the form differs from what is shown. */
export interface FormattedInputProps<Item extends object = AnyRecord> extends InputProps<Item> {
  /** Returns what is shown of the form's value. */
  readonly format?: (value: unknown) => unknown;
  /** Returns the form's value of what was entered. */
  readonly parse?: (entered: string) => unknown;
}

interface FormFieldOptions extends Omit<FormattedInputProps, 'parse'> {
  readonly parse?: (entered: never) => unknown;
}

/** What an input needs to know of its form. */
export interface FormField {
  readonly value: unknown;
  readonly setValue: (value: unknown) => void;
  /** The props that all fields of the design system have. */
  readonly field: {
    readonly label: string;
    readonly name: string;
    readonly required: boolean;
    readonly disabled: boolean;
    readonly helperText: string | undefined;
    readonly error: boolean;
    readonly onBlur: () => void;
  };
  /** Gives react-hook-form the element that it focuses. */
  readonly ref: RefCallback<HTMLElement>;
}

/** React-admin's validators put what is to be translated, and its values, behind this prefix. */
const prefix = '@@react-admin@@';

const parseMessage = (message: string) => (message.startsWith(prefix) ? JSON.parse(message.slice(prefix.length)) : message);

/** Connects an input to its form, by react-admin's `useInput`; it is disabled while the form is being saved, and where the record may not be edited. */
export function useFormField(options: FormFieldOptions): FormField {
  const { source, label, helperText, defaultValue, format, parse, disabled = false, isRequired = false, validate } = options;
  const { saving = false } = useSaveContext();
  const recordForm = use(RecordFormContext);
  const translated = useGetValidationErrorMessage();
  const fieldErrorText = useFieldErrorText();
  const {
    field,
    fieldState,
    isRequired: isMarked,
  } = useInput({
    source,
    isRequired,
    ...(defaultValue !== undefined && !recordForm && { defaultValue }),
    ...(format && { format }),
    ...(parse && { parse: (entered: unknown) => Reflect.apply(parse, undefined, [entered]) }),
    ...(validate && { validate }),
  });
  const { type, message } = fieldState.error ?? {};
  // What the service refuses is a reason, by its name in the contract; a validator of the form has a text.
  const errorText = message !== undefined && (type === 'server' ? fieldErrorText(source, message) : translated(parseMessage(message)));
  return {
    value: field.value,
    setValue: field.onChange,
    ref: field.ref,
    field: {
      label,
      name: field.name,
      required: isMarked,
      disabled: disabled || saving || recordForm?.isReadOnly === true,
      helperText: errorText || helperText,
      error: fieldState.error !== undefined,
      onBlur: () => field.onBlur(),
    },
  };
}

/** Returns a value as the text of an input. */
export const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
