import { styled } from '@mui/material/styles';
import { token } from '@realmkit/design-system';

/** The width up to which the bottom bar of a narrated book has two rows. */
export const barNarrow = '44rem';

/** The smallest phones: a toolbar has all its buttons, closer together. */
const cramped = '@container (max-width: 21rem)';

/** The space of a bar beside the assignments on a phone: only the essential buttons are shown. */
const withoutRoom = '@container (max-width: 17rem)';

/** A bar that hides is moved out of the reader, but stays in the accessibility tree: screen readers have no pointer that would bring it back. */
const bar = {
  position: 'absolute',
  insetInline: 0,
  zIndex: 3,
  display: 'flex',
  alignItems: 'center',
  gap: '0.25rem',
  backgroundColor: token('color.surface.raised'),
  color: token('color.text.default'),
  transition: `translate ${token('duration.medium')}`,
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
} as const;

/** The bar at the top of the reader (reader §2). */
export const Toolbar = styled('div')({
  ...bar,
  insetBlockStart: 0,
  minHeight: '3.5rem',
  paddingInline: 'max(0.5rem, env(safe-area-inset-left)) max(0.5rem, env(safe-area-inset-right))',
  borderBlockEnd: `1px solid ${token('color.border.divider')}`,
  boxShadow: token('shadow.raised'),
  '&[data-shown=false]:not(:focus-within)': { translate: '0 -110%' },
  // On a phone the buttons need the whole width, and the key help is not needed.
  containerType: 'inline-size',
  '@container (max-width: 37.5rem)': { '& > h1': { display: 'none' }, '& > [data-wide]': { display: 'none' } },
  [cramped]: { '& button': { paddingInline: '0.375rem', minWidth: 0 } },
  [withoutRoom]: { '& > [data-roomy]': { display: 'none' } },
  '@media (max-width: 37.5rem)': { gap: 0, paddingInline: '0.25rem', justifyContent: 'space-between' },
});

/** The bar at the bottom of the reader (reader §2). */
export const BottomBar = styled('div')({
  ...bar,
  insetBlockEnd: 0,
  justifyContent: 'center',
  minHeight: '4rem',
  containerType: 'inline-size',
  padding: '0.25rem max(0.75rem, env(safe-area-inset-right)) max(0.25rem, env(safe-area-inset-bottom))',
  borderBlockStart: `1px solid ${token('color.border.divider')}`,
  [cramped]: { '& [data-roomy]': { display: 'none' } },
  '&[data-shown=false]:not(:focus-within)': { translate: '0 110%' },
});

/** The book's title in the toolbar, which shrinks before the buttons do. */
export const BookTitle = styled('h1')({
  flex: 1,
  minWidth: 0,
  margin: 0,
  paddingInline: '0.5rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: token('font.size.body'),
  fontWeight: token('font.weight.medium'),
});

/** A label with tabular figures, whose width does not change with its number. */
export const TabularLabel = styled('span')({
  fontVariantNumeric: 'tabular-nums',
  fontSize: token('font.size.caption'),
  paddingInline: '0.5rem',
});

/** A bar of a few buttons above the book: the results of a search, the way back after a jump. */
export const SmallBar = styled('div')({
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  width: 'fit-content',
  maxWidth: 'calc(100% - 1rem)',
  marginInline: 'auto',
  paddingInlineStart: '0.5rem',
  borderRadius: token('radius.card'),
  backgroundColor: token('color.surface.raised'),
  color: token('color.text.default'),
  boxShadow: token('shadow.floating'),
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});
