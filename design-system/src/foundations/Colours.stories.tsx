import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { TokenName } from '../../generated/tokens.ts';
import { tokenTables } from '../../generated/tokenTables.ts';
import { token } from '../tokens/token.ts';
import { tokenSet } from '../tokens/tokenSet.ts';

const names = tokenTables.flatMap((table) => table.names);
const colours = names.filter((name) => name.startsWith('color.'));

function Swatch({ name }: { name: TokenName }) {
  return (
    <li style={{ display: 'flex', alignItems: 'center', gap: '0.75rem' }}>
      <span
        style={{
          flex: 'none',
          width: 40,
          height: 40,
          borderRadius: 8,
          border: `1px solid ${token('color.border.divider')}`,
          background: token(name),
        }}
      />
      <code style={{ overflowWrap: 'anywhere' }}>{name}</code>
    </li>
  );
}

function Colours() {
  return (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(20rem, 1fr))',
        gap: '0.5rem',
        listStyle: 'none',
        padding: 0,
      }}
    >
      {colours.map((name) => (
        <Swatch key={name} name={name} />
      ))}
    </ul>
  );
}

const meta = { component: Colours } satisfies Meta<typeof Colours>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the computed form of a CSS colour. */
function understood(colour: string): string {
  const probe = document.createElement('span');
  probe.style.color = colour;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** The style sheet of the page and the values for scripts are equal. */
export const AllColours: Story = {
  play: async ({ globals: { realm, theme, scheme } }) => {
    const values = tokenSet(realm, theme, scheme);
    const inSheet = Object.fromEntries(colours.map((name) => [name, understood(token(name))]));
    const inScripts = Object.fromEntries(colours.map((name) => [name, understood(values[name])]));
    await expect(inSheet).toEqual(inScripts);
  },
};
