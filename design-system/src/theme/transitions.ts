import { duration as durations, easing as easings, type ThemeOptions } from '@mui/material/styles';
import { token } from '../tokens/token.ts';

const ofColours = new Set(['background-color', 'border-color', 'border-bottom-color', 'color', 'fill']);

interface TransitionOptions {
  readonly duration?: number | string;
  readonly easing?: string;
  readonly delay?: number | string;
}

const written = (time: number | string): string => (typeof time === 'number' ? `${Math.round(time)}ms` : time);

/**
 * MUI's transitions without those of colours: a change of realm, theme or scheme would start hundreds of animations on a page with a table,
 * and change the page in pieces.
 */
export const transitions: NonNullable<ThemeOptions['transitions']> = {
  create(
    properties: string | string[] = 'all',
    { duration = durations.standard, easing = easings.easeInOut, delay = 0 }: TransitionOptions = {},
  ) {
    const moving = [properties].flat().filter((property) => !ofColours.has(property));
    return moving.map((property) => [property, written(duration), easing, written(delay)].join(' ')).join() || 'none';
  },
};

/** Animates the background colour on hover; belongs below `:hover`, so that nothing else waits for a transition. */
export const hoverTransition = { transition: `background-color ${token('duration.short')}` };
