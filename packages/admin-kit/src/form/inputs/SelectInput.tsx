import { SelectField } from '@realmkit/design-system';
import { useChoicesContext } from 'ra-core';
import { use, useEffect } from 'react';
import { useServiceErrorText } from '../errors/useServiceErrorText.ts';
import { type ChoicesProps, LoadChoicesContext, useChoicesOf } from './choices.ts';
import { type AnyRecord, type InputProps, textOf, useFormField } from './useFormField.ts';

/** The choices of a select by default. */
export interface NamedChoice {
  readonly id: string | number | boolean;
  readonly name: string;
  readonly disabled?: boolean;
}

/** The props of {@link SelectInput}. */
export interface SelectInputProps<Item extends object = AnyRecord, Choice extends object = NamedChoice>
  extends Omit<InputProps<Item>, 'source' | 'readOnly'>,
    ChoicesProps<Choice> {
  /** The attribute that the input edits; by default that of the closest `ReferenceInput`. */
  readonly source?: keyof Item & string;
  /** The text of the option for no value, which is there only with this text. */
  readonly emptyText?: string;
}

/** Renders a native select, which works with every keyboard, touch screen and screen reader. */
export function SelectInput<Item extends object = AnyRecord, Choice extends object = NamedChoice>({
  source,
  choices: given,
  optionText,
  optionValue,
  emptyText,
  ...input
}: SelectInputProps<Item, Choice>) {
  const context = useChoicesContext();
  const errorText = useServiceErrorText();
  const { choices, textOfChoice, valueOfChoice } = useChoicesOf({ choices: given, optionText, optionValue });
  // The browser opens a select without asking: its choices are needed before.
  const loadChoices = use(LoadChoicesContext);
  useEffect(loadChoices, [loadChoices]);
  // A select knows only texts; the form gets the choice's own value.
  const parse = (entered: string) => {
    const choice = choices.find((one) => textOf(valueOfChoice(one)) === entered);
    return choice ? valueOfChoice(choice) : null;
  };
  const { value, setValue, field, ref } = useFormField({ ...input, source: source ?? context.source, parse });
  const choicesError = given === undefined && context.error ? errorText(context.error) : undefined;
  const options = choices.map((choice) => ({
    value: textOf(valueOfChoice(choice)),
    label: textOfChoice(choice),
    ...('disabled' in choice && choice.disabled === true && { disabled: true }),
  }));
  return (
    <SelectField
      {...field}
      {...(choicesError !== undefined && { error: true, helperText: choicesError })}
      ref={ref}
      value={textOf(value)}
      onChange={setValue}
      options={emptyText === undefined ? options : [{ value: '', label: emptyText }, ...options]}
    />
  );
}
