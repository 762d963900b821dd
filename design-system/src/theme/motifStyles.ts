import type { TokenName } from '../../generated/tokens.ts';
import { token } from '../tokens/token.ts';

/** Returns the styles of a `::before` that draws the realm's motif in a colour, fading towards one side; it never catches the pointer. */
export const motifStyles = (colour: Extract<TokenName, `color.${string}`>, fade: string) =>
  ({
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    pointerEvents: 'none',
    backgroundColor: token(colour),
    mask: `linear-gradient(${fade}), var(--rk-motif)`,
    maskComposite: 'intersect',
    '@media (forced-colors: active), print': { display: 'none' },
  }) as const;
