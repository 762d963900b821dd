import { SelectField } from '../SelectField/SelectField.tsx';

/** A language with its own name. */
export interface LanguageOption {
  value: string;
  label: string;
  /** The language tag (BCP 47), if the value is not one. */
  lang?: string;
}

interface LanguagePickerProps {
  label: string;
  options: readonly LanguageOption[];
  value: string;
  onChange: (value: string) => void;
  compact?: boolean;
}

/** Renders the choice of the interface language; each language is shown by its own name. */
export function LanguagePicker({ options, ...field }: LanguagePickerProps) {
  return <SelectField {...field} options={options.map((option) => ({ lang: option.value, ...option }))} />;
}
