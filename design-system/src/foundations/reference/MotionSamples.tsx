import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Block } from '../../components/Skeleton/Block.ts';
import { cssVariable } from '../../tokens/cssVariable.ts';
import { token } from '../../tokens/token.ts';
import type { TokenReference } from './TokenReference.ts';

const variable = (name: string): string => `var(${cssVariable(name)})`;

/** Plays one reason to move: its button moves a box by the distance, in the duration and with the easing, and back. */
function Reason({ reason, canMove }: { readonly reason: string; readonly canMove: boolean }) {
  const [moved, setMoved] = useState(false);
  const box = { width: token('space.800'), height: token('space.500'), backgroundColor: token('color.action.primary') };
  const moving = {
    transition: `translate ${variable(`${reason}.duration`)} ${variable(`${reason}.easing`)}`,
    ...(moved && { translate: variable(`${reason}.distance`) }),
  };
  return (
    <li style={{ display: 'grid', gap: token('space.050'), justifyItems: 'start' }}>
      <Button variant="outlined" size="small" aria-pressed={moved} onClick={() => setMoved(!moved)}>
        {`Play ${reason}`}
      </Button>
      {canMove ? (
        <div data-testid={reason} style={{ ...box, ...moving }} />
      ) : (
        <Block style={{ ...box, visibility: moved ? 'visible' : 'hidden' }} />
      )}
    </li>
  );
}

/** Renders the reasons to move, to play; nothing moves for people who want less motion. */
export function MotionSamples({ reference }: { readonly reference: TokenReference }) {
  const names = reference.tokens.map(({ name }) => name);
  const reasons = names.filter((name) => /^motion\.\w+\.duration$/.test(name)).map((name) => name.replace('.duration', ''));
  return (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: token('space.300'), margin: 0, padding: 0, listStyle: 'none' }}>
      {reasons.map((reason) => (
        <Reason key={reason} reason={reason} canMove={names.includes(`${reason}.distance`)} />
      ))}
    </ul>
  );
}
