import { keyframes, styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { token } from '../tokens/token.ts';

const durations = ['duration.short', 'duration.medium', 'duration.slide'] as const;

const across = keyframes({ to: { insetInlineStart: 'calc(100% - 2rem)' } });

const Track = styled('div')({
  position: 'relative',
  height: '2rem',
  marginBlockEnd: '1rem',
  backgroundColor: token('color.surface.sunken'),
});

const Runner = styled('div')({
  position: 'absolute',
  insetInlineStart: 0,
  width: '2rem',
  height: '2rem',
  borderRadius: '50%',
  backgroundColor: token('color.action.primary'),
  animation: `${across} infinite alternate ${token('easing.standard')}`,
});

/** Renders the durations, all with the same easing; nothing moves with reduced motion. */
function Motion() {
  return (
    <>
      {durations.map((name) => (
        <div key={name}>
          <code>{name}</code>
          <Track>
            <Runner data-testid={name} style={{ animationDuration: token(name) }} />
          </Track>
        </div>
      ))}
    </>
  );
}

const meta = { component: Motion } satisfies Meta<typeof Motion>;
export default meta;

export const AllDurations: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const { animationIterationCount } = getComputedStyle(canvas.getByTestId('duration.slide'));
    await expect(animationIterationCount).toBe(still ? '1' : 'infinite');
  },
};
