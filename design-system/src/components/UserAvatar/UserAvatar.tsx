import { styled } from '@mui/material/styles';
import { token } from '../../tokens/token.ts';

const Circle = styled('span')({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: '2.5rem',
  height: '2.5rem',
  borderRadius: token('radius.round'),
  backgroundColor: token('color.action.selected'),
  color: token('color.action.onSelected'),
  fontSize: token('font.size.label'),
  fontWeight: token('font.weight.strong'),
  '&[data-size=large]': { width: '3.5rem', height: '3.5rem', fontSize: token('font.size.h2') },
  '@media (forced-colors: active)': { border: `${token('border.thin')} solid CanvasText` },
});

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const firstLetter = (word: string | undefined): string => {
  const [letter] = letters.segment(word ?? '');
  return letter?.segment.toLocaleUpperCase() ?? '';
};

/** Returns the initials of the first and last name; one letter for a single name. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return firstLetter(words[0]) + (words.length > 1 ? firstLetter(words.at(-1)) : '');
}

interface UserAvatarProps {
  name: string;
  /** `large` in the head of a page. */
  size?: 'medium' | 'large';
}

/** Renders a user's initials in a circle, hidden from screen readers: the name stands beside it. */
export function UserAvatar({ name, size = 'medium' }: UserAvatarProps) {
  return (
    <Circle aria-hidden="true" data-size={size}>
      {initialsOf(name)}
    </Circle>
  );
}
