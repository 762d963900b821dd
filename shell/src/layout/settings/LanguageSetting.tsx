import { LanguagePicker } from '@realmkit/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOptions, languages, localeOfOption, optionOfLocale } from '../../i18n/languageOptions.ts';
import { useLocale } from '../../i18n/useLocale.ts';

/** The name of a language in that language, e.g. 'norsk bokmål'. */
function ownName(locale: string): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

const optionsOfLanguages = () =>
  languages.map((language) => ({
    value: language,
    label: ownName(languageOptions[language]),
    lang: languageOptions[language],
  }));

/** The choice of language: for everyone, signed in or not. */
export function LanguageSetting() {
  const { t } = useTranslation('shell');
  const { locale, setLocale } = useLocale();
  // The browser takes its time over the names: only whoever chooses a language waits for them.
  const [options] = useState(optionsOfLanguages);
  return (
    <LanguagePicker
      label={t(($) => $.menu.language)}
      options={options}
      value={optionOfLocale(locale)}
      onChange={(value) => {
        const chosen = localeOfOption(value);
        if (chosen) void setLocale(chosen);
      }}
    />
  );
}
