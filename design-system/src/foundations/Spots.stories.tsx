import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { SceneDrawing } from '../spots/SceneDrawing.tsx';
import { Spot } from '../spots/Spot.tsx';
import { spotNames } from '../spots/SpotName.ts';
import { token } from '../tokens/token.ts';

const row = { display: 'flex', flexWrap: 'wrap', gap: '1.5rem', padding: 0, margin: 0, listStyle: 'none' } as const;

/** Renders the small pictures with their names, and both scenes. */
function Spots() {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.5rem' }}>
      <ul style={row}>
        {spotNames.map((name) => (
          <li key={name} style={{ width: '15rem' }}>
            <Spot name={name} />
            <code>{name}</code>
          </li>
        ))}
      </ul>
      {(['day', 'night'] as const).map((time) => (
        <div key={time} style={{ maxWidth: '40rem', backgroundColor: token('color.surface.bar') }}>
          <SceneDrawing time={time} />
        </div>
      ))}
    </div>
  );
}

const meta = { component: Spots } satisfies Meta<typeof Spots>;
export default meta;

export const AllSpots: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const boxes = () => [...canvasElement.querySelectorAll('svg')].map((svg) => svg.getBoundingClientRect().height);
    const before = boxes();
    await waitFor(() => expect(canvasElement.querySelector('[data-loading]')).toBeNull());
    for (const svg of canvasElement.querySelectorAll('svg')) await expect(svg.getBBox().width).toBeGreaterThan(150);
    // The pictures came into boxes that had their size.
    await expect(boxes()).toEqual(before);
  },
};
