import { LanguagePicker } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { isLocale, locales } from '../../i18n/locales.ts';
import { useLocale } from '../../i18n/useLocale.ts';

/** The name of a language in that language, e.g. 'norsk bokmål'. */
function ownName(locale: string): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

const options = locales.map((locale) => ({ value: locale, label: ownName(locale) }));

/** The choice of language: for everyone, signed in or not. */
export function LanguageSetting() {
  const { t } = useTranslation('shell');
  const { locale, setLocale } = useLocale();
  return (
    <LanguagePicker
      label={t(($) => $.menu.language)}
      options={options}
      value={locale}
      onChange={(value) => {
        if (isLocale(value)) void setLocale(value);
      }}
    />
  );
}
