import { styled } from '@mui/material/styles';
import { token } from '../../tokens/token.ts';

/** Returns a number that depends on the title only, so that its drawn cover is always the same. */
function seedOf(title: string): number {
  let seed = 2_166_136_261;
  for (const letter of title) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return seed;
}

const Art = styled('span')({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: '0.25rem',
  padding: '12% 10%',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  containerType: 'inline-size',
  backgroundColor: token('color.action.selected'),
  color: token('color.action.onSelected'),
  lineHeight: 1.2,
  '& > svg': { position: 'absolute', inset: 0, width: '100%', height: '100%', color: token('color.action.primary'), opacity: 0.22 },
  '& > strong': { position: 'relative', fontSize: 'clamp(0.75rem, 13cqi, 1.5rem)', fontWeight: token('font.weight.strong') },
  '& > small': { position: 'relative', marginBlockStart: 'auto', fontSize: 'clamp(0.6875rem, 8cqi, 0.9375rem)' },
});

/** Renders a cover drawn from the title: shapes that differ from book to book, in the colours of the realm. */
export function CoverArt({ title, author }: { title: string; author?: string | undefined }) {
  const seed = seedOf(title);
  const circles = [0, 1, 2].map((index) => ({
    cx: (seed >>> (index * 5)) % 60,
    cy: 24 + ((seed >>> (index * 7)) % 56),
    r: 8 + ((seed >>> (index * 3)) % 20),
  }));
  return (
    <Art>
      <svg viewBox="0 0 60 80" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {circles.map(({ cx, cy, r }) => (
          <circle key={`${cx} ${cy} ${r}`} cx={cx} cy={cy} r={r} fill="currentColor" />
        ))}
      </svg>
      <strong>{title}</strong>
      {author ? <small>{author}</small> : null}
    </Art>
  );
}
