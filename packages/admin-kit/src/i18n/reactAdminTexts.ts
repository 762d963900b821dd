import type { Locale } from '@realmkit/shell';
import type { ReactAdminMessages } from './ReactAdminMessages.ts';

const english = () => import('ra-language-english').then((module) => module.default);

/** React-admin's own texts for every locale, in English all of them; each is downloaded when its locale is first shown. */
export const reactAdminTexts: Readonly<Record<Locale, () => Promise<ReactAdminMessages>>> = {
  de: () => import('./reactAdmin/de.ts').then(({ germanMessages }) => germanMessages),
  fi: () => import('./reactAdmin/fi.ts').then(({ finnishMessages }) => finnishMessages),
  fr: () => import('./reactAdmin/fr.ts').then(({ frenchMessages }) => frenchMessages),
  nb: () => import('./reactAdmin/nb.ts').then(({ norwegianMessages }) => norwegianMessages),
  nl: () => import('./reactAdmin/nl.ts').then(({ dutchMessages }) => dutchMessages),
  sv: () => import('./reactAdmin/sv.ts').then(({ swedishMessages }) => swedishMessages),
  'en-GB': english,
  'en-US': english,
};
