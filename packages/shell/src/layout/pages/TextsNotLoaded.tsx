import { ErrorPage } from '@realmkit/design-system';
import type { Locale } from '../../i18n/locales.ts';
import { BarePage } from './BarePage.tsx';

/** The texts of the page without texts: they must not be in a file that may be missing. */
const texts: Readonly<Record<Locale, { readonly title: string; readonly reload: string }>> = {
  de: { title: 'Die Seite konnte nicht geladen werden.', reload: 'Seite neu laden' },
  'en-GB': { title: 'The page could not be loaded.', reload: 'Load the page again' },
  'en-US': { title: 'The page could not be loaded.', reload: 'Load the page again' },
  fi: { title: 'Sivua ei voitu ladata.', reload: 'Lataa sivu uudelleen' },
  fr: { title: 'La page n’a pas pu être chargée.', reload: 'Recharger la page' },
  nb: { title: 'Siden kunne ikke lastes inn.', reload: 'Last inn siden på nytt' },
  nl: { title: 'De pagina kon niet worden geladen.', reload: 'Laad de pagina opnieuw' },
  sv: { title: 'Sidan kunde inte läsas in.', reload: 'Läs in sidan igen' },
};

/** Offers to load the page again when not even the texts of the shell could be loaded. */
export function TextsNotLoaded({ locale }: { readonly locale: Locale }) {
  const { title, reload } = texts[locale];
  return (
    <BarePage>
      <ErrorPage urgency="assertive" kind="failed" title={title} retry={{ label: reload, onRetry: () => window.location.reload() }} />
    </BarePage>
  );
}
