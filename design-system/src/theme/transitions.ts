import type { ThemeOptions } from '@mui/material/styles';
import { fixedTokens } from '../../generated/tokens.ts';
import { token } from '../tokens/token.ts';

/** Why something moves. */
type MotionReason = 'enter' | 'leave' | 'press' | 'emphasised';

const ofColours = new Set(['background-color', 'border-color', 'border-bottom-color', 'color', 'fill']);

interface TransitionOptions {
  readonly duration?: number | string;
  readonly easing?: string;
  readonly delay?: number | string;
}

const written = (time: number | string): string => (typeof time === 'number' ? `${Math.round(time)}ms` : time);

/** Returns a duration for MUI, which also counts with it. */
const ms = (reason: MotionReason): number => Number.parseInt(fixedTokens[`motion.${reason}.duration`], 10);

/**
 * MUI's transitions without those of colours: a change of realm, theme or scheme would start hundreds of animations on a page with a table,
 * and change the page in pieces.
 */
export const transitions: NonNullable<ThemeOptions['transitions']> = {
  duration: {
    shortest: ms('press'),
    shorter: ms('press'),
    short: ms('enter'),
    standard: ms('enter'),
    complex: ms('emphasised'),
    enteringScreen: ms('enter'),
    leavingScreen: ms('leave'),
  },
  easing: {
    easeInOut: token('motion.enter.easing'),
    easeOut: token('motion.enter.easing'),
    easeIn: token('motion.leave.easing'),
    sharp: token('motion.press.easing'),
  },
  create(
    properties: string | string[] = 'all',
    { duration = token('motion.enter.duration'), easing = token('motion.enter.easing'), delay = 0 }: TransitionOptions = {},
  ) {
    const moving = [properties].flat().filter((property) => !ofColours.has(property));
    return moving.map((property) => [property, written(duration), easing, written(delay)].join(' ')).join() || 'none';
  },
};

/** Returns the transition of properties for one reason to move. */
export const motion = (reason: MotionReason, ...properties: readonly string[]): string =>
  properties.map((property) => `${property} ${token(`motion.${reason}.duration`)} ${token(`motion.${reason}.easing`)}`).join();

/** The media query of people who want motion: for what fades in, which else would be invisible for a frame. */
export const movesIn = '@media (prefers-reduced-motion: no-preference)';

/** Animates the background colour on hover; belongs below `:hover`, so that nothing else waits for a transition. */
export const hoverTransition = { transition: motion('press', 'background-color') };

/**
 * Lifts a card that is a link or a button under the pointer, and puts it down while it is pressed. Only place and shadow have a transition:
 * one of colours would run whenever the page changes its realm or scheme (decision 0013).
 */
export const liftOnHover = {
  position: 'relative',
  transition: motion('press', 'translate', 'box-shadow'),
  '@media (hover: hover)': {
    '&:hover': { translate: `0 calc(-1 * ${token('motion.press.distance')})`, boxShadow: token('shadow.raised') },
    // The strip that the card leaves below it still belongs to it: else a pointer there would lift it and lose it again.
    '&:hover::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: '100%',
      height: token('motion.press.distance'),
    },
  },
  '&:active': { translate: '0', boxShadow: 'none' },
} as const;
