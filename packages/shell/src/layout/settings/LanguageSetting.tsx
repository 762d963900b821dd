import { LanguagePicker } from '@realmkit/design-system';
import { unwrap } from '@realmkit/openapi';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShell } from '../../boot/ShellContext.ts';
import { localeOfOption, offeredLocales, optionOfLocale } from '../../i18n/languageOptions.ts';
import type { Locale } from '../../i18n/locales.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { useUserContext } from '../../user/useUserContext.ts';
import { useNotice } from '../notice/NoticeProvider.tsx';

/** Returns a language's own name, e.g. 'norsk bokmål'. */
function ownName(locale: string): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

const optionsOfLanguages = () => offeredLocales.map((locale) => ({ value: optionOfLocale(locale), label: ownName(locale), lang: locale }));

/** Returns what keeps a chosen language as that of the account, in which its mails are written: but for guests, whoever acts as its owner or shares it. */
function useKeepLanguage(): (locale: Locale) => void {
  const { clients, report } = useShell();
  const user = useUserContext();
  return (locale) => {
    if (user.status !== 'ready' || user.actor !== undefined || user.me.sharedAccount) return;
    clients.account
      .PUT('/me/locale', { body: { locale } })
      .then(unwrap)
      .catch((error: unknown) => report('The language of the account', error));
  };
}

/** Renders the choice of language, also for anonymous visitors. It is the account's language from then on. */
export function LanguageSetting({ compact = false }: { readonly compact?: boolean }) {
  const { t } = useTranslation('shell');
  const { locale, setLocale } = useLocale();
  const { show } = useNotice();
  const keep = useKeepLanguage();
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
        if (!chosen) return;
        setLocale(chosen).then(
          () => keep(chosen),
          // Not reported: the user reads it.
          () => show({ type: 'error', message: t(($) => $.menu.languageFailed) }),
        );
      }}
    />
  );
}
