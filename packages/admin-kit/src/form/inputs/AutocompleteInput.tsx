import { ChoiceField } from './ChoiceField.tsx';
import type { NamedChoice } from './SelectInput.tsx';
import { type AutocompleteInputProps, useAutocomplete } from './useAutocomplete.tsx';
import type { AnyRecord } from './useFormField.ts';

/** Renders an input for one of many choices, which is found by typing: a part of its text, or in a `ReferenceInput` what the service searches. */
export function AutocompleteInput<Item extends object = AnyRecord, Choice extends object = NamedChoice>(
  input: AutocompleteInputProps<Item, Choice>,
) {
  const { value, setValue, choices, valueOfChoice, props } = useAutocomplete(input);
  return (
    <ChoiceField<object>
      {...props}
      options={[...props.options]}
      value={choices.find((choice) => valueOfChoice(choice) === value) ?? null}
      onChange={(_, choice) => setValue(choice ? valueOfChoice(choice) : null)}
    />
  );
}
