import { ink } from '@realmkit/design-system/drawing/palette.ts';

/** A moment of a sign: the positions of the hands, their rotation, and how open they are (0 to 1). */
export interface Gesture {
  readonly left: readonly [x: number, y: number];
  readonly right: readonly [x: number, y: number];
  readonly turn: number;
  readonly open: number;
}

/** The hands at rest, between sentences. */
export const atRest: Gesture = { left: [-78, 120], right: [78, 120], turn: 0, open: 0.4 };

const mixed = (one: number, other: number, share: number): number => one + (other - one) * share;

/** Interpolates between two gestures. */
export const between = (from: Gesture, to: Gesture, share: number): Gesture => {
  const eased = share * share * (3 - 2 * share);
  return {
    left: [mixed(from.left[0], to.left[0], eased), mixed(from.left[1], to.left[1], eased)],
    right: [mixed(from.right[0], to.right[0], eased), mixed(from.right[1], to.right[1], eased)],
    turn: mixed(from.turn, to.turn, eased),
    open: mixed(from.open, to.open, eased),
  };
};

/** Returns the gesture of a word: always the same for the same word, in front of chest and face as signs are. */
export function gestureOf(word: string): Gesture {
  let hash = 2_166_136_261;
  for (const letter of word.toLowerCase()) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  const part = (shift: number): number => ((hash >>> shift) & 255) / 255;
  const twoHanded = part(3) > 0.4;
  return {
    right: [14 + part(0) * 86, -40 + part(8) * 120],
    left: twoHanded ? [-14 - part(0) * 86, -40 + part(16) * 120] : [-78, 120],
    turn: -50 + part(16) * 100,
    open: part(24),
  };
}

const skin = '#e9b48c';

function hand([x, y]: readonly [number, number], turn: number, open: number): string {
  const fingers = [-1.5, -0.5, 0.5, 1.5].map(
    (place) =>
      `<path d="M${place * 7} -4 L${(place * (7 + open * 6)).toFixed(1)} ${(-14 - open * 20).toFixed(1)}" stroke="${skin}" stroke-width="8.5" stroke-linecap="round"/>`,
  );
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})"><ellipse rx="15" ry="16" fill="${skin}"/>${fingers.join('')}<path d="M12 2 L${(20 + open * 5).toFixed(1)} -8" stroke="${skin}" stroke-width="9" stroke-linecap="round"/></g>`;
}

const arm = (shoulder: number, [x, y]: readonly [number, number]): string => {
  const elbow = shoulder * 1.55;
  return `<path d="M${shoulder} 50 Q${elbow.toFixed(1)} ${(Math.max(y, 60) + 46).toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}" stroke="${ink.night}" stroke-width="32" fill="none" stroke-linecap="round"/>`;
};

/** Draws a signer from the hips up: dark clothes before a light wall, so that the hands are visible. */
export function signer({ left, right, turn, open }: Gesture, mouth: number): string {
  return [
    `<path d="M-70 190 Q-86 44 -40 30 H40 Q86 44 70 190 Z" fill="${ink.night}"/>`,
    `<rect x="-15" y="4" width="30" height="34" fill="${skin}"/>`,
    `<ellipse cx="0" cy="-44" rx="46" ry="54" fill="${skin}"/><path d="M-50 -46 Q-54 -106 0 -106 Q54 -106 50 -46 Q40 -76 0 -80 Q-40 -76 -50 -46 Z" fill="${ink.bark}"/>`,
    `<circle cx="-17" cy="-46" r="5" fill="${ink.dark}"/><circle cx="17" cy="-46" r="5" fill="${ink.dark}"/><path d="M-26 -62 q9 -6 18 0 M8 -62 q9 -6 18 0" stroke="${ink.bark}" stroke-width="4" fill="none" stroke-linecap="round"/>`,
    `<ellipse cx="0" cy="-18" rx="${(12 - mouth * 3).toFixed(1)}" ry="${(3 + mouth * 7).toFixed(1)}" fill="${ink.brick}"/>`,
    arm(-56, left),
    arm(56, right),
    hand(left, -turn, open),
    hand(right, turn, open),
  ].join('');
}
