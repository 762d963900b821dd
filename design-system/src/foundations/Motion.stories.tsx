import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import { blockStyle } from '../components/Skeleton/Block.ts';
import { motion } from '../theme/transitions.ts';
import { token } from '../tokens/token.ts';
import { tokenSet } from '../tokens/tokenSet.ts';

const reasons = {
  enter: 'What comes: dialogs, notices, the line of the current tab',
  leave: 'What goes: dialogs, drawers',
  press: 'The answer to the pointer: cards that are links, buttons, switches',
  emphasised: 'What comes from an edge of the screen: drawers',
} as const;
type Reason = keyof typeof reasons;
const isReason = (name: string): name is Reason => name in reasons;
const names = Object.keys(reasons).filter(isReason);

const List = styled('ul')({ display: 'grid', gap: '1.5rem', margin: 0, padding: 0, listStyle: 'none' });
const Row = styled('li')({ display: 'grid', gap: '0.25rem', justifyItems: 'start' });
const Box = styled('div')({
  width: '4rem',
  height: '3rem',
  borderRadius: token('radius.card'),
  backgroundColor: token('color.action.primary'),
});
/** The values are the same in every realm, theme and scheme. */
const values = tokenSet('se', 'default', 'light');
const Wait = styled('div')({ ...blockStyle, width: '8rem', height: '2rem' });

/** Shows one reason to move with its values; its button moves a box by them, and back. */
function Example({ reason }: { readonly reason: Reason }) {
  const [moved, setMoved] = useState(false);
  const parts = (['duration', 'easing', 'distance'] as const).map((part) => values[`motion.${reason}.${part}`]);
  return (
    <Row>
      <code>motion.{reason}</code>
      <span>{reasons[reason]}</span>
      <code>{parts.join(' · ')}</code>
      <Button variant="outlined" size="small" onClick={() => setMoved(!moved)}>
        Play {reason}
      </Button>
      <Box
        data-testid={reason}
        style={{ transition: motion(reason, 'translate'), ...(moved && { translate: token(`motion.${reason}.distance`) }) }}
      />
    </Row>
  );
}

function Waiting() {
  const [shown, setShown] = useState(false);
  return (
    <Row>
      <code>motion.wait</code>
      <span>What moves until something is loaded, over and over</span>
      <code>{[values['motion.wait.duration'], values['motion.wait.easing']].join(' · ')}</code>
      <Button variant="outlined" size="small" aria-pressed={shown} onClick={() => setShown(!shown)}>
        Play wait
      </Button>
      <Wait style={{ visibility: shown ? 'visible' : 'hidden' }} />
    </Row>
  );
}

/** Renders the reasons to move, each with its duration, easing and distance; with reduced motion nothing moves. */
function Motion() {
  return (
    <List>
      {names.map((reason) => (
        <Example key={reason} reason={reason} />
      ))}
      <Waiting />
    </List>
  );
}

const meta = { component: Motion } satisfies Meta<typeof Motion>;
export default meta;

/** Each box moves by the distance of its reason, and stays where it is for people who want less motion. */
export const AllReasons: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const reason of names) {
      const box = canvas.getByTestId(reason);
      const before = box.getBoundingClientRect().left;
      await userEvent.click(canvas.getByRole('button', { name: `Play ${reason}` }));
      const distance = still ? 0 : Number.parseFloat(values[`motion.${reason}.distance`]);
      await waitFor(() => expect(box.getBoundingClientRect().left - before).toBe(distance));
    }
  },
};
