import type { TokenAxes } from '../../../generated/tokens.ts';
import { Table } from '../../components/Table/Table.tsx';
import { realms } from '../../realm/Realm.ts';
import { countryOf } from './modeWords.ts';
import { Sample } from './Sample.tsx';
import { axesOf, lookUp, type Mode, type TokenReference } from './TokenReference.ts';

const contexts = { realm: realms, theme: ['default', 'sondo'], scheme: ['light', 'dark'] } as const satisfies {
  [Axis in keyof TokenAxes]: readonly TokenAxes[Axis][];
};

/** All 32 combinations. */
export const everyMode: readonly Mode[] = contexts.realm.flatMap((realm) =>
  contexts.theme.flatMap((theme) => contexts.scheme.map((scheme) => ({ realm, theme, scheme }))),
);

/** Returns the contexts of an axis that a token's value depends on. */
const alongOf = (axis: keyof TokenAxes, axes: readonly string[]): readonly string[] => (axes.includes(axis) ? contexts[axis] : ['']);

/** Renders every value of a token: realms below, themes and schemes beside one another, without those that change nothing. */
export function SideBySide({ reference, name }: { readonly reference: TokenReference; readonly name: string }) {
  const axes = axesOf(reference.values, name);
  if (axes.length === 0) return <p>The same in every realm, theme and scheme.</p>;
  const rows = realms.filter((realm) => axes.includes('realm') || realm === 'se');
  const columns = alongOf('theme', axes).flatMap((theme) => alongOf('scheme', axes).map((scheme) => ({ theme, scheme })));
  return (
    <Table dense label={`${name}, side by side`}>
      <thead>
        <tr>
          <th scope="col">Realm</th>
          {columns.map(({ theme, scheme }) => (
            <th key={`${theme} ${scheme}`} scope="col">
              {[theme, scheme].filter(Boolean).join(', ') || 'value'}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((realm) => (
          <tr key={realm}>
            <th scope="row" style={{ whiteSpace: 'nowrap' }}>
              {axes.includes('realm') ? countryOf(realm) : 'every realm'}
            </th>
            {columns.map((column) => {
              const value = lookUp(reference.values, name, { realm, ...column });
              return (
                <td key={`${column.theme} ${column.scheme}`}>
                  <Sample name={name} value={value} />
                  <code>{value}</code>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
