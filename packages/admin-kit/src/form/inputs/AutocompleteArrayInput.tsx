import { ChoiceField } from './ChoiceField.tsx';
import type { NamedChoice } from './SelectInput.tsx';
import { type AutocompleteInputProps, useAutocomplete } from './useAutocomplete.tsx';
import type { AnyRecord } from './useFormField.ts';

/** Renders an input for several of many choices; each chosen one is a chip that removes it. */
export function AutocompleteArrayInput<Item extends object = AnyRecord, Choice extends object = NamedChoice>(
  input: AutocompleteInputProps<Item, Choice>,
) {
  const { value, setValue, choices, valueOfChoice, props } = useAutocomplete(input);
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <ChoiceField<object, false, true>
      {...props}
      multiple
      options={[...props.options]}
      value={chosen.flatMap((one) => choices.find((choice) => valueOfChoice(choice) === one) ?? [])}
      onChange={(_, next) => setValue(next.map(valueOfChoice))}
    />
  );
}
