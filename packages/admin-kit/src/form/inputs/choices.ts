import { useChoicesContext } from 'ra-core';
import { createContext, type ReactNode } from 'react';
import { textOf } from './useFormField.ts';

/** The props of an input that offers choices, with react-admin's names. */
export interface ChoicesProps<Choice extends object> {
  /** The choices; by default those of the closest `ReferenceInput`. */
  readonly choices?: readonly Choice[];
  /** The attribute that is shown of a choice, or a function that returns it: `name` by default. */
  readonly optionText?: (keyof Choice & string) | ((choice: Choice) => string);
  /** The attribute that the form holds of a choice: `id` by default. */
  readonly optionValue?: keyof Choice & string;
}

/** Reads the choices of an input. */
export interface Choices {
  readonly choices: readonly object[];
  readonly textOfChoice: (choice: object) => string;
  readonly valueOfChoice: (choice: object) => unknown;
}

type OptionText = string | ((choice: never) => ReactNode);

/** Returns a function that calls `optionText` for a choice, or reads the attribute that it names. */
export const reader =
  (option: OptionText) =>
  (choice: object): ReactNode =>
    typeof option === 'string' ? Reflect.get(choice, option) : Reflect.apply(option, undefined, [choice]);

/** Returns the choices of an input, and how they are read. */
export function useChoicesOf({
  choices,
  optionText = 'name',
  optionValue = 'id',
}: {
  readonly choices: readonly object[] | undefined;
  readonly optionText: OptionText | undefined;
  readonly optionValue: string | undefined;
}): Choices {
  const context = useChoicesContext();
  const readText = reader(optionText);
  return {
    choices: choices ?? context.allChoices ?? [],
    textOfChoice: (choice) => textOf(readText(choice)),
    valueOfChoice: reader(optionValue),
  };
}

/** Loads the choices of a `ReferenceInput`, which does not before they are needed. */
export const LoadChoicesContext = createContext<() => void>(() => undefined);
