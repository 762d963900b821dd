import { describe, expect, test } from 'vitest';
import { anyOf, beginnings, beginningsQuery, vectorOf } from './searchTerms.ts';
import { sortKey } from './sortKey.ts';

describe('sort keys', () => {
  const sorted = (realm: 'se' | 'de' | 'no' | 'fr', names: string[]) =>
    names.toSorted((one, other) => (sortKey(one, realm) < sortKey(other, realm) ? -1 : 1));

  test('Swedish has å, ä and ö behind z', () => {
    expect(sorted('se', ['Öberg', 'Zetterlund', 'Ängström', 'Åkesson', 'andersson'])).toEqual([
      'andersson',
      'Zetterlund',
      'Åkesson',
      'Ängström',
      'Öberg',
    ]);
  });

  test('Norwegian has æ, ø and å behind z', () => {
    expect(sorted('no', ['Åsen', 'Ærø', 'Østby', 'Zahl', 'Aas'])).toEqual(['Aas', 'Zahl', 'Ærø', 'Østby', 'Åsen']);
  });

  test('German and French sort marked letters beside the plain ones', () => {
    expect(sorted('de', ['Zöller', 'Özdemir', 'Otto', 'Strauß', 'Strasse'])).toEqual(['Otto', 'Özdemir', 'Strasse', 'Strauß', 'Zöller']);
    expect(sorted('fr', ['Fabre', 'Eude', 'Étienne'])).toEqual(['Étienne', 'Eude', 'Fabre']);
  });
});

describe('search terms', () => {
  test('a text is found by the beginning of each of its words', () => {
    expect(beginnings('Anna-Karin  Öberg')).toEqual(['anna-karin', 'karin', 'öberg']);
  });

  test('the domain of an e-mail address is one word', () => {
    expect(beginnings('Anna.Berg@skola.example.se')).toEqual(['anna.berg@skola.example.se', 'berg@skola.example.se', 'skola.example.se']);
  });

  test('a text that begins with a sign is found as it is, too', () => {
    expect(beginnings('+46 70')).toEqual(['+46', '46', '70']);
  });

  test('whatever is typed is quoted for PostgreSQL', () => {
    expect(beginningsQuery('se', 'everything', "O'Hara \\ | !")).toBe("'se/o''hara':* & 'se/\\\\':* & 'se/|':* & 'se/!':*");
    expect(beginningsQuery('se', 'name', '  ')).toBeUndefined();
  });

  test('lexemes are written once each', () => {
    expect(vectorOf(['a', "b'c", 'a'])).toBe("'a' 'b''c'");
    expect(anyOf(['a', 'b'])).toBe("'a' | 'b'");
  });
});
