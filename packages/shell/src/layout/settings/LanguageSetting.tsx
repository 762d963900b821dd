import { LanguagePicker } from '@realmkit/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localeOfOption, offeredLocales, optionOfLocale } from '../../i18n/languageOptions.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { useNotice } from '../notice/NoticeProvider.tsx';

/** Returns a language's own name, e.g. 'norsk bokmål'. */
function ownName(locale: string): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

const optionsOfLanguages = () => offeredLocales.map((locale) => ({ value: optionOfLocale(locale), label: ownName(locale), lang: locale }));

/** Renders the choice of language, also for anonymous visitors. */
export function LanguageSetting({ compact = false }: { readonly compact?: boolean }) {
  const { t } = useTranslation('shell');
  const { locale, setLocale } = useLocale();
  const { show } = useNotice();
  // The names are slow to compute, so they are computed only when this component is rendered.
  const [options] = useState(optionsOfLanguages);
  return (
    <LanguagePicker
      compact={compact}
      label={t(($) => $.menu.language)}
      options={options}
      value={optionOfLocale(locale)}
      onChange={(value) => {
        const chosen = localeOfOption(value);
        // Not reported: the user reads it.
        if (chosen) setLocale(chosen).catch(() => show({ type: 'error', message: t(($) => $.menu.languageFailed) }));
      }}
    />
  );
}
