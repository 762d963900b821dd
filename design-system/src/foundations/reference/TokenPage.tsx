import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { SelectField } from '../../components/SelectField/SelectField.tsx';
import { Table } from '../../components/Table/Table.tsx';
import { realms } from '../../realm/Realm.ts';
import { token } from '../../tokens/token.ts';
import { ContrastTable } from './ContrastTable.tsx';
import { MotionSamples } from './MotionSamples.tsx';
import { countryOf } from './modeWords.ts';
import { Ramps } from './Ramps.tsx';
import { SearchBox } from './SearchBox.tsx';
import { TokenEntry } from './TokenEntry.tsx';
import type { Mode, ReferenceToken, TokenReference } from './TokenReference.ts';
import { createTokenSearch } from './tokenSearch.ts';

/** The props of {@link TokenPage}. */
export interface TokenPageProps {
  readonly reference: TokenReference;
  /** The mode that the page begins with. */
  readonly mode: Mode;
  /** The token that is open at first. */
  readonly asked?: string | undefined;
}

/** Returns the group of a token: the first part of its name, and of colours the second one too. */
const groupOf = (name: string): string => /^(color\.\w+|\w+)/.exec(name)?.[0] ?? name;

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token('space.300') } as const;
const row = { display: 'flex', flexWrap: 'wrap', gap: token('space.050'), margin: 0, padding: 0, listStyle: 'none' } as const;

const optionsOf = (contexts: readonly string[]) => contexts.map((value) => ({ value, label: value }));

const modeFields = [
  ['realm', 'Realm', realms.map((realm) => ({ value: realm, label: countryOf(realm) }))],
  ['theme', 'Theme', optionsOf(['default', 'sondo'])],
  ['scheme', 'Scheme', optionsOf(['light', 'dark'])],
] as const;

interface ShownGroup {
  readonly name: string;
  readonly reference: TokenReference;
  readonly mode: Mode;
  readonly asked: { readonly name: string | undefined; readonly times: number };
}

/** Returns what the descriptions of a group have in common. */
function sharedOf(entries: readonly ReferenceToken[]): string {
  const [first, ...others] = entries;
  return (first?.descriptions ?? [])
    .filter((one) => others.length > 0 && others.every(({ descriptions }) => descriptions.includes(one)))
    .join(' ');
}

/** The groups that are no part of a name, and what they are. */
const ownGroups: Readonly<Record<string, string>> = {
  contrast: 'The pairs that are proven in all 32 combinations.',
  removed: 'Tokens that are gone, with the token to use instead.',
};

function Removed({ reference }: Pick<ShownGroup, 'reference'>) {
  const pairs = reference.tokens.flatMap(({ name, replaces }) => replaces.map((old) => [old, name] as const));
  return (
    <Table dense label="Removed tokens">
      <tbody>
        {pairs.map(([old, name]) => (
          <tr key={old}>
            <th scope="row">
              <code>{old}</code>
            </th>
            <td>
              <code>{name}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Group({ name: group, reference, mode, asked }: ShownGroup) {
  const entries = reference.tokens.filter(({ name }) => groupOf(name) === group);
  return (
    <section aria-labelledby="group" style={stack}>
      <div>
        <Typography variant="h2" id="group">
          {group}
        </Typography>
        <p>{ownGroups[group] ?? sharedOf(entries)}</p>
      </div>
      {group === 'motion' ? <MotionSamples reference={reference} /> : null}
      {group === 'ramp' ? <Ramps reference={reference} mode={mode} /> : null}
      {group === 'contrast' ? <ContrastTable reference={reference} mode={mode} /> : null}
      {group === 'removed' ? <Removed reference={reference} /> : null}
      <div>
        {entries.map((entry) => (
          <TokenEntry
            // A token that is asked for again opens again.
            key={entry.name === asked.name ? `${entry.name} ${asked.times}` : entry.name}
            {...{ reference, entry, mode }}
            isAsked={entry.name === asked.name}
          />
        ))}
      </div>
    </section>
  );
}

/** Renders the reference of all tokens: by question or by group, each with everything that is known about it. */
export function TokenPage({ reference, mode: first, asked: askedFirst }: TokenPageProps) {
  const [mode, setMode] = useState(first);
  const [asked, setAsked] = useState({ name: askedFirst, times: 0 });
  const [group, setGroup] = useState(groupOf(askedFirst ?? 'color.action'));
  const [search] = useState(() => createTokenSearch({ ...reference, texts: [] }));
  const rank = ({ name, isPublic }: ReferenceToken): number => (isPublic ? Number(!name.startsWith('color.')) : 2);
  const groups = [
    ...new Set(reference.tokens.toSorted((a, b) => rank(a) - rank(b)).map(({ name }) => groupOf(name))),
    ...Object.keys(ownGroups),
  ];
  return (
    <div
      data-realm={mode.realm}
      data-theme={mode.theme}
      data-scheme={mode.scheme}
      style={{ ...stack, padding: token('space.200'), backgroundColor: token('color.surface.page'), color: token('color.text.default') }}
    >
      <Typography variant="h1">Tokens</Typography>
      <SearchBox
        search={search}
        mode={mode}
        onChoose={({ token: name }, there) => {
          setMode(there);
          setAsked(({ times }) => ({ name, times: times + 1 }));
          if (name !== undefined) setGroup(groupOf(name));
        }}
      />
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))', gap: token('space.200') }}>
        {modeFields.map(([axis, label, options]) => (
          <SelectField
            key={axis}
            label={label}
            options={options}
            value={mode[axis] ?? ''}
            onChange={(value) => setMode({ ...mode, [axis]: value })}
          />
        ))}
      </div>
      <nav aria-label="Groups">
        <ul style={row}>
          {groups.map((one) => (
            <li key={one}>
              <Button
                size="small"
                variant={one === group ? 'contained' : 'outlined'}
                aria-current={one === group}
                onClick={() => setGroup(one)}
              >
                {one}
              </Button>
            </li>
          ))}
        </ul>
      </nav>
      <Group key={group} name={group} {...{ reference, mode, asked }} />
    </div>
  );
}
