import { realmIdentities } from '../../realm/identities.ts';
import { type Realm, realms } from '../../realm/Realm.ts';
import type { Mode } from './TokenReference.ts';

const regions = new Intl.DisplayNames('en', { type: 'region' });

/** Returns the English name of a realm's country, such as Sweden. */
export function countryOf(realm: Realm): string {
  const { region } = new Intl.Locale(realmIdentities[realm].locale).maximize();
  return (region && regions.of(region)) ?? realm;
}

/** The words that name a context; the default theme is no word of a question, as `text.default` is a name. */
const words: readonly (readonly [word: string, axis: string, context: string])[] = [
  ...realms.flatMap((realm) => [
    [countryOf(realm).toLowerCase(), 'realm', realm] as const,
    // Codes that are English words are none of a country.
    ...(['no', 'us'].includes(realm) ? [] : [[realm, 'realm', realm] as const]),
  ]),
  ['sondo', 'theme', 'sondo'],
  ['light', 'scheme', 'light'],
  ['dark', 'scheme', 'dark'],
];

/** Takes the words that name a realm, a theme or a scheme out of a question. */
export function splitMode(question: string): { readonly rest: string; readonly mode: Mode } {
  const mode: Record<string, string> = {};
  let rest = question.toLowerCase();
  for (const [word, axis, context] of words) {
    const shorter = rest.replace(new RegExp(`(?<=^|[\\s,])${word}(?=$|[\\s,])`), ' ');
    if (shorter !== rest) mode[axis] = context;
    rest = shorter;
  }
  return { rest: rest.trim(), mode };
}

/** Returns a mode in words: Finland, dark. */
export const modeInWords = ({ realm = '', theme = '', scheme = '' }: Mode): string =>
  [...realms.filter((one) => one === realm).map(countryOf), ...(theme === 'default' ? [] : [theme]), scheme].filter(Boolean).join(', ');
