import { AutocompleteArrayInput } from '../form/inputs/AutocompleteArrayInput.tsx';
import { AutocompleteInput } from '../form/inputs/AutocompleteInput.tsx';
import { BooleanInput } from '../form/inputs/BooleanInput.tsx';
import { DateInput } from '../form/inputs/DateInput.tsx';
import { NumberInput } from '../form/inputs/NumberInput.tsx';
import { PasswordInput } from '../form/inputs/PasswordInput.tsx';
import { ReferenceArrayInput, ReferenceInput } from '../form/inputs/ReferenceInput.tsx';
import { SelectInput } from '../form/inputs/SelectInput.tsx';
import { TextInput } from '../form/inputs/TextInput.tsx';
import { SimpleForm } from '../form/SimpleForm.tsx';

/** The components of a guessed form. */
export const formComponents = {
  SimpleForm,
  TextInput,
  PasswordInput,
  NumberInput,
  BooleanInput,
  DateInput,
  SelectInput,
  ReferenceInput,
  AutocompleteInput,
  ReferenceArrayInput,
  AutocompleteArrayInput,
};
