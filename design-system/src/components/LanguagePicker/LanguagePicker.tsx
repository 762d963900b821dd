import { SelectField } from '../SelectField/SelectField.tsx';

/** A language and the name it has for itself. */
export interface LanguageOption {
  value: string;
  label: string;
  /** The language's tag (BCP 47), where the value is another name for it. */
  lang?: string;
}

interface LanguagePickerProps {
  label: string;
  options: readonly LanguageOption[];
  value: string;
  onChange: (value: string) => void;
}

/** The choice of the interface's language; each language is named in itself. */
export function LanguagePicker({ options, ...field }: LanguagePickerProps) {
  return <SelectField {...field} options={options.map((option) => ({ lang: option.value, ...option }))} />;
}
