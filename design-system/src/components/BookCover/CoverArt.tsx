import { styled } from '@mui/material/styles';
import { token } from '../../tokens/token.ts';

/** Returns a number that depends on the title only, so that its drawn cover is always the same. */
function seedOf(title: string): number {
  let seed = 2_166_136_261;
  for (const letter of title) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return seed;
}

/** The pictures, 60 wide: a far shape, a near one, and what stands in the sky. */
const pictures = [
  ['M0 22Q14 4 28 18T60 12V80H0Z', 'M0 34Q18 18 34 32T60 28V80H0Z', 'M50 8a6 6 0 1 1-12 0a6 6 0 1 1 12 0'],
  [
    'M0 20q5-7 10 0t10 0t10 0t10 0t10 0t10 0V80H0Z',
    'M-5 30q5-7 10 0t10 0t10 0t10 0t10 0t10 0t10 0V80H0Z',
    'M18 16H40L36 22H22ZM28 14V0L40 13Z',
  ],
  ['M0 40V24H12V16H24V28H36V12H48V22H60V80H0Z', 'M0 38H8V30H18V36H30V26H40V38H52V32H60V80H0Z', 'M14 7a5 5 0 1 1-10 0a5 5 0 1 1 10 0'],
  [
    'M0 80V30a15 15 0 0 1 30 0a15 15 0 0 1 30 0V80Z',
    'M0 80V36a10 10 0 0 1 20 0a10 10 0 0 1 20 0a10 10 0 0 1 20 0V80Z',
    'M30 0L33 6L39 7L34 11L36 17L30 14L24 17L26 11L21 7L27 6Z',
  ],
  [
    'M-2 34L10 6L22 34L34 4L46 34L58 10L70 34V80H-2Z',
    'M-8 40L4 20L16 40L28 22L40 40L52 20L64 40V80H-8Z',
    'M22 6a3 3 0 1 1-6 0a3 3 0 1 1 6 0',
  ],
] as const;

const Art = styled('span')({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: token('space.050'),
  padding: '10% 10% 0',
  overflow: 'hidden',
  containerType: 'inline-size',
  backgroundColor: token('color.action.selected'),
  color: token('color.action.onSelected'),
  lineHeight: token('font.lineHeight.heading'),
  '& > strong': { fontSize: 'clamp(0.75rem, 13cqi, 1.5rem)', fontWeight: token('font.weight.strong') },
  '& > small': { fontSize: 'clamp(0.6875rem, 8cqi, 0.9375rem)' },
  // The picture takes the space that the title leaves, so that it never stands under letters.
  '& > svg': { flex: '1 1 0', minHeight: 0, width: '125%', marginInline: '-12.5%', color: token('color.action.primary') },
});

/** Renders a cover drawn from the title: pictures that differ from book to book, in the colours of the realm, below the title. */
export function CoverArt({ title, author }: { title: string; author?: string | undefined }) {
  const [far, near, sky] = pictures[seedOf(title) % pictures.length] ?? pictures[0];
  return (
    <Art>
      <strong>
        <bdi>{title}</bdi>
      </strong>
      {author ? <small>{author}</small> : null}
      <svg viewBox="0 0 60 48" preserveAspectRatio="xMidYMin slice" aria-hidden="true" fill="currentColor">
        <path d={sky} opacity="0.6" />
        <path d={far} opacity="0.4" />
        <path d={near} />
      </svg>
    </Art>
  );
}
