import { describe, expect, test } from 'vitest';
import { anyOf, prefixQuery, prefixTerms, vectorOf } from './searchTerms.ts';
import { sortKey } from './sortKey.ts';

describe('sort keys', () => {
  const sorted = (realm: 'se' | 'de' | 'no' | 'fr', names: string[]) =>
    names.toSorted((one, other) => (sortKey(one, realm) < sortKey(other, realm) ? -1 : 1));

  test('Swedish names with å, ä and ö sort after z', () => {
    expect(sorted('se', ['Öberg', 'Zetterlund', 'Ängström', 'Åkesson', 'andersson'])).toEqual([
      'andersson',
      'Zetterlund',
      'Åkesson',
      'Ängström',
      'Öberg',
    ]);
  });

  test('Norwegian names with æ, ø and å sort after z', () => {
    expect(sorted('no', ['Åsen', 'Ærø', 'Østby', 'Zahl', 'Aas'])).toEqual(['Aas', 'Zahl', 'Ærø', 'Østby', 'Åsen']);
  });

  test('German and French names with diacritics sort beside the plain letters', () => {
    expect(sorted('de', ['Zöller', 'Özdemir', 'Otto', 'Strauß', 'Strasse'])).toEqual(['Otto', 'Özdemir', 'Strasse', 'Strauß', 'Zöller']);
    expect(sorted('fr', ['Fabre', 'Eude', 'Étienne'])).toEqual(['Étienne', 'Eude', 'Fabre']);
  });
});

describe('search terms', () => {
  test('a text is found by the beginning of each of its words', () => {
    expect(prefixTerms('Anna-Karin  Öberg')).toEqual(['anna-karin', 'karin', 'öberg']);
  });

  test('the domain of an e-mail address is one search term', () => {
    expect(prefixTerms('Anna.Berg@skola.example.se')).toEqual(['anna.berg@skola.example.se', 'berg@skola.example.se', 'skola.example.se']);
  });

  test('a text that begins with a sign is found with and without it', () => {
    expect(prefixTerms('+46 70')).toEqual(['+46', '46', '70']);
  });

  test('a search text is quoted for PostgreSQL', () => {
    expect(prefixQuery('se', 'everything', "O'Hara \\ | !")).toBe("'se/o''hara':* & 'se/\\\\':* & 'se/|':* & 'se/!':*");
    expect(prefixQuery('se', 'name', '  ')).toBeUndefined();
  });

  test('a lexeme that is given twice is written once', () => {
    expect(vectorOf(['a', "b'c", 'a'])).toBe("'a' 'b''c'");
    expect(anyOf(['a', 'b'])).toBe("'a' | 'b'");
  });
});
