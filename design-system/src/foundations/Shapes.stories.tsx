import type { Meta, StoryObj } from '@storybook/react-vite';
import type { TokenName } from '../../generated/tokens.ts';
import { tokenTables } from '../../generated/tokenTables.ts';
import { token } from '../tokens/token.ts';

const names = tokenTables.flatMap((table) => table.names);
const named = (group: string): TokenName[] => names.filter((name) => name.startsWith(`${group}.`));

const row = { display: 'flex', flexWrap: 'wrap', gap: '1.5rem', padding: 0, listStyle: 'none' } as const;
const box = { width: '6rem', height: '4rem', backgroundColor: token('color.surface.raised') };

/** Renders corners, shadows and fixed sizes; corners differ by theme. */
function Shapes() {
  return (
    <>
      <ul style={row}>
        {named('radius').map((name) => (
          <li key={name}>
            <div style={{ ...box, border: `2px solid ${token('color.border.control')}`, borderRadius: `min(${token(name)}, 2rem)` }} />
            <code>{name}</code>
          </li>
        ))}
        {named('shadow').map((name) => (
          <li key={name}>
            <div style={{ ...box, borderRadius: token('radius.card'), boxShadow: token(name) }} />
            <code>{name}</code>
          </li>
        ))}
      </ul>
      <ul style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '0.5rem', padding: 0, listStyle: 'none' }}>
        {[...named('space'), ...named('size')].map((name) => (
          <li key={name}>
            <div style={{ maxWidth: '100%', width: token(name), height: '0.75rem', backgroundColor: token('color.action.primary') }} />
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </>
  );
}

const meta = { component: Shapes } satisfies Meta<typeof Shapes>;
export default meta;

export const AllShapes: StoryObj<typeof meta> = {};
