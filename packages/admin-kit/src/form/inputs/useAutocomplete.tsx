import { createFilterOptions } from '@mui/material/Autocomplete';
import { useChoicesContext } from 'ra-core';
import { type HTMLAttributes, type Key, type ReactNode, type SyntheticEvent, use, useState } from 'react';
import { useServiceErrorText } from '../errors/useServiceErrorText.ts';
import { type ChoicesProps, LoadChoicesContext, reader, useChoicesOf } from './choices.ts';
import type { NamedChoice } from './SelectInput.tsx';
import { type AnyRecord, type InputProps, textOf, useFormField } from './useFormField.ts';

/** The props of {@link AutocompleteInput} and {@link AutocompleteArrayInput}. */
export interface AutocompleteInputProps<Item extends object = AnyRecord, Choice extends object = NamedChoice>
  extends Omit<InputProps<Item>, 'source' | 'readOnly'>,
    Omit<ChoicesProps<Choice>, 'optionText'> {
  /** The attribute that the input edits; by default that of the closest `ReferenceInput`. */
  readonly source?: keyof Item & string;
  /** What is shown of a choice in the list: an attribute, `name` by default, or a function, which can return several lines. */
  readonly optionText?: (keyof Choice & string) | ((choice: Choice) => ReactNode);
  /** Returns the text of the chosen one; needed where `optionText` returns more than a text. */
  readonly inputText?: (choice: Choice) => string;
  /** Returns the filter of the search for what is typed, in a `ReferenceInput`: `{ q }` by default. */
  readonly filterToQuery?: (typed: string) => Readonly<Record<string, unknown>>;
  readonly placeholder?: string;
  /** The text without a match. */
  readonly noOptionsText?: string;
}

// There may be thousands: the first ones are shown, the others are found by typing.
const limitOptions = createFilterOptions<object>({ limit: 50 });

/** Returns what the inputs for one and for several choices have in common. */
export function useAutocomplete<Item extends object, Choice extends object>({
  source,
  choices: given,
  optionText,
  optionValue,
  inputText,
  filterToQuery = (q) => ({ q }),
  placeholder,
  noOptionsText,
  ...input
}: AutocompleteInputProps<Item, Choice>) {
  const errorText = useServiceErrorText();
  const context = useChoicesContext();
  const loadChoices = use(LoadChoicesContext);
  const isSearched = given === undefined && context.isFromReference;
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const { choices, textOfChoice, valueOfChoice } = useChoicesOf({ choices: given, optionText: inputText ?? optionText, optionValue });
  const { value, setValue, field, ref } = useFormField({
    ...input,
    source: source ?? context.source,
    parse: (entered: unknown) => entered,
  });
  const { name: _, ...shared } = field;
  const search = (text: string) => {
    setTyped(text);
    if (isSearched) context.setFilters(filterToQuery(text), undefined, text !== '');
  };
  // Choices of the previous text must not be chosen by mistake.
  const isFound = Object.entries(filterToQuery(typed)).every(([name, part]) => textOf(part) === textOf(context.filterValues?.[name]));
  const isCurrent = !isSearched || (isFound && !context.isFetching && !context.error);
  const optionNode = reader(optionText ?? 'name');
  const searchError = isSearched && context.error ? errorText(context.error) : noOptionsText;
  return {
    value,
    setValue,
    choices,
    valueOfChoice,
    props: {
      ...shared,
      inputRef: ref,
      placeholder,
      open,
      onOpen: ({ type }: SyntheticEvent) => {
        setOpen(true);
        loadChoices();
        // What is entered opens the input too, after it was searched for.
        if (type !== 'change') search('');
      },
      onClose: () => setOpen(false),
      onInputChange: (_event: unknown, text: string, reason: string) => {
        if (reason === 'input') search(text);
      },
      options: isCurrent || !open ? choices : [],
      loading: isSearched && (context.isFetching || !isFound),
      filterOptions: isSearched ? (found: object[]) => found : limitOptions,
      getOptionLabel: textOfChoice,
      getOptionKey: (choice: object) => textOf(valueOfChoice(choice)),
      isOptionEqualToValue: (option: object, other: object) => valueOfChoice(option) === valueOfChoice(other),
      ...(searchError !== undefined && { noOptionsText: searchError }),
      ...(typeof optionText === 'function' && {
        renderOption: ({ key, ...props }: HTMLAttributes<HTMLLIElement> & { key: Key }, choice: object) => (
          <li key={key} {...props}>
            <span>{optionNode(choice)}</span>
          </li>
        ),
      }),
    },
  };
}
