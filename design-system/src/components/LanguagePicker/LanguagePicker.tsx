import { SelectField } from '../SelectField/SelectField.tsx';

/** A language and the name it has for itself. */
export interface LanguageOption {
  value: string;
  label: string;
}

interface LanguagePickerProps {
  label: string;
  options: readonly LanguageOption[];
  value: string;
  onChange: (value: string) => void;
}

/** The choice of the interface's language; each language is named in itself. */
export function LanguagePicker({ options, ...field }: LanguagePickerProps) {
  return <SelectField {...field} options={options.map((option) => ({ ...option, lang: option.value }))} />;
}
