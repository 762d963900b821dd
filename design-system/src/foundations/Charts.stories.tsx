import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { token } from '../tokens/token.ts';
import { type TokenSet, tokenSet } from '../tokens/tokenSet.ts';

const indices = [1, 2, 3, 4, 5, 6] as const;

const card = {
  display: 'grid',
  gap: token('space.150'),
  margin: 0,
  padding: token('space.250'),
  borderRadius: token('radius.card'),
  backgroundColor: token('color.surface.raised'),
  listStyle: 'none',
} as const;

/** Renders the colours of data, in the order of their use, on a card; each bar has its name, as no chart speaks by colour alone. */
function Charts({ values }: { readonly values: TokenSet }) {
  return (
    <ul style={card}>
      {indices.map((index) => (
        <li key={index}>
          <div style={{ width: `${100 - index * 12}%`, height: '1.5rem', backgroundColor: token(`color.chart.${index}`) }} />
          <code>
            color.chart.{index} {values[`color.chart.${index}`]}
          </code>
        </li>
      ))}
    </ul>
  );
}

const meta = { component: Charts, args: { values: tokenSet('se', 'default', 'light') } } satisfies Meta<typeof Charts>;
export default meta;

export const AllCharts: StoryObj<typeof meta> = {
  render: (_, { globals: { realm, theme, scheme } }) => <Charts values={tokenSet(realm, theme, scheme)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
};
