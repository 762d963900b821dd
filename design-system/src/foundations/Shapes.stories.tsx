import SchoolIcon from '@mui/icons-material/School';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import type { TokenName } from '../../generated/tokens.ts';
import { tokenTables } from '../../generated/tokenTables.ts';
import { token } from '../tokens/token.ts';
import { type TokenSet, tokenSet } from '../tokens/tokenSet.ts';

const names = tokenTables.flatMap((table) => table.names);

const row = { display: 'flex', flexWrap: 'wrap', gap: token('space.300'), padding: 0, listStyle: 'none' } as const;
const box = { width: '6rem', height: '4rem', backgroundColor: token('color.surface.raised') };

interface ScaleProps {
  readonly group: string;
  readonly values: TokenSet;
  readonly styleOf: (name: TokenName) => CSSProperties;
}

/** Renders the tokens of a group with their names and values, each with a sample. */
function Scale({ group, values, styleOf }: ScaleProps) {
  const shown = names
    .filter((name) => name.startsWith(`${group}.`) && (group !== 'size' || !name.startsWith('size.icon.')))
    .sort((a, b) => Number.parseFloat(values[a]) - Number.parseFloat(values[b]));
  return (
    <ul style={row}>
      {shown.map((name) => (
        <li key={name} data-token={name} style={{ maxWidth: '100%' }}>
          <div style={styleOf(name)}>{group === 'size.icon' ? <SchoolIcon fontSize="inherit" /> : null}</div>
          <code>{name}</code>
          <br />
          <code>{values[name]}</code>
        </li>
      ))}
    </ul>
  );
}

const bar = { maxWidth: '100%', height: '0.75rem', backgroundColor: token('color.action.primary') };

/** Renders the scales of space, corners, borders, elevation, layers and icons with their values; corners differ by theme and realm. */
function Shapes({ values }: { readonly values: TokenSet }) {
  const outline = token('color.border.control');
  return (
    <>
      <h2>Space</h2>
      <Scale group="space" values={values} styleOf={(name) => ({ ...bar, width: token(name) })} />
      <h2>Radius</h2>
      <Scale
        group="radius"
        values={values}
        styleOf={(name) => ({ ...box, border: `${token('border.thick')} solid ${outline}`, borderRadius: `min(${token(name)}, 2rem)` })}
      />
      <h2>Border</h2>
      <Scale group="border" values={values} styleOf={(name) => ({ ...box, border: `${token(name)} solid ${outline}` })} />
      <h2>Elevation</h2>
      <Scale group="shadow" values={values} styleOf={(name) => ({ ...box, borderRadius: token('radius.card'), boxShadow: token(name) })} />
      <h2>Layers</h2>
      <Scale group="zIndex" values={values} styleOf={() => ({ ...bar, height: token('border.marker') })} />
      <h2>Icons</h2>
      <Scale group="size.icon" values={values} styleOf={(name) => ({ display: 'flex', fontSize: token(name) })} />
      <h2>Sizes</h2>
      <Scale group="size" values={values} styleOf={(name) => ({ ...bar, width: token(name) })} />
    </>
  );
}

const meta = { component: Shapes, args: { values: tokenSet('se', 'default', 'light') } } satisfies Meta<typeof Shapes>;
export default meta;

/** Each token stands with its value in the chosen realm, theme and scheme. */
export const AllShapes: StoryObj<typeof meta> = {
  render: (_, { globals: { realm, theme, scheme } }) => <Shapes values={tokenSet(realm, theme, scheme)} />,
  play: async ({ canvas, canvasElement, globals: { realm, theme, scheme } }) => {
    await expect(canvas.getByText('space.150')).toBeVisible();
    const shown = canvasElement.querySelector('[data-token="shadow.floating"]');
    await expect(shown).toHaveTextContent(tokenSet(realm, theme, scheme)['shadow.floating']);
  },
};
