import { styled } from '@mui/material/styles';
import { motion, token, visuallyHidden } from '@realmkit/design-system';

/** The width of the book up to which its bottom bar says less. */
export const barNarrow = '44rem';

/** The width of the bar up to which that of a narrated book has two rows, and of the book that it lies on. */
export const [barInTwoRows, bookWithTwoRows] = ['60rem', '61.5rem'];

/** The width of the bar up to which the recording takes the place of the volume. */
export const barWithoutVolume = '76rem';

/** The least height of the bar at the top, and of what lies below it. */
export const toolbarHeight = '3.5rem';

/** The least height of the bar at the bottom, in one row and in two. */
export const [barHeight, tallBarHeight] = ['4rem', '7rem'];

/** The smallest phones. */
const cramped = '@container (max-width: 21rem)';

/** The space of a bar beside the assignments on a phone: only the essential buttons are shown. */
export const withoutRoom = '@container (max-width: 17rem)';

/** A bar that hides is moved out of the reader, but stays in the accessibility tree: screen readers have no pointer that would bring it back. */
const bar = {
  position: 'absolute',
  insetInline: 0,
  zIndex: 3,
  display: 'flex',
  alignItems: 'center',
  gap: token('space.050'),
  backgroundColor: token('color.surface.raised'),
  color: token('color.text.default'),
  transition: motion('enter', 'translate'),
  '@media (forced-colors: active)': { border: `${token('border.thin')} solid CanvasText` },
} as const;

/** The bar at the top of the reader (reader §2), around its row. */
export const Toolbar = styled('div')({
  ...bar,
  insetBlockStart: 0,
  minHeight: toolbarHeight,
  paddingInline: `max(${token('space.050')}, env(safe-area-inset-left)) max(${token('space.050')}, env(safe-area-inset-right))`,
  borderBlockEnd: `${token('border.thin')} solid ${token('color.border.divider')}`,
  boxShadow: token('shadow.raised'),
  '&[data-shown=false]:not(:focus-within)': { translate: '0 -110%' },
  containerType: 'inline-size',
});

/** The width of a button of the toolbar, in rem. */
const buttonWidth = 2.75;

/** A toolbar that is too narrow for its buttons has those of `MoreMenu` behind one; each phone has room for six. */
const crowded = Object.fromEntries(
  [7, 8, 9].map((count) => [
    `@container (max-width: ${count * buttonWidth - 0.01}rem)`,
    { [`&[data-buttons='${count}']`]: { '& > [data-spare]': { display: 'none' }, '& > [data-more]': { display: 'inline-grid' } } },
  ]),
);

/** The buttons of the toolbar, which follow the width of the book: the window may have the assignments beside it. */
export const ToolbarRow = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: token('space.050'),
  width: '100%',
  paddingInline: token('space.050'),
  // On a phone the buttons need the whole width, and the key help is not needed.
  '@container (max-width: 37.5rem)': {
    gap: 0,
    paddingInline: 0,
    justifyContent: 'space-between',
    '& > h1': { display: 'none' },
    '& > [data-wide]': { display: 'none' },
  },
  '& > [data-more]': { display: 'none' },
  ...crowded,
  [withoutRoom]: { '&& > [data-roomy]': { display: 'none' } },
});

/** The bar at the bottom of the reader (reader §2). */
export const BottomBar = styled('div')({
  ...bar,
  insetBlockEnd: 0,
  justifyContent: 'center',
  minHeight: barHeight,
  containerType: 'inline-size',
  padding: `${token('space.050')} max(${token('space.150')}, env(safe-area-inset-right)) max(${token('space.050')}, env(safe-area-inset-bottom))`,
  borderBlockStart: `${token('border.thin')} solid ${token('color.border.divider')}`,
  [cramped]: { '& [data-roomy]': { display: 'none' }, '& [data-track]': { minWidth: '2.5rem' } },
  [withoutRoom]: { '& [data-seek-bar]': { display: 'none' } },
  '&[data-shown=false]:not(:focus-within)': { translate: '0 110%' },
});

/** The book's title in the toolbar, which shrinks before the buttons do. */
export const BookTitle = styled('h1')({
  flex: 1,
  minWidth: 0,
  margin: 0,
  paddingInline: token('space.100'),
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
  paddingInline: token('space.100'),
});

/** A bar of a few buttons above the book: the results of a search, the way back after a jump. */
export const SmallBar = styled('div')({
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  width: 'fit-content',
  maxWidth: 'calc(100% - 1rem)',
  marginInline: 'auto',
  paddingInlineStart: token('space.100'),
  borderRadius: token('radius.card'),
  backgroundColor: token('color.surface.raised'),
  color: token('color.text.default'),
  boxShadow: token('shadow.floating'),
  '@media (forced-colors: active)': { border: `${token('border.thin')} solid CanvasText` },
});

/** A button of a small bar that leads to another place. */
export const Way = styled('button')({
  display: 'flex',
  alignItems: 'center',
  gap: token('space.100'),
  minWidth: token('size.target'),
  minHeight: token('size.target'),
  margin: 0,
  padding: `0 ${token('space.100')}`,
  border: 0,
  borderRadius: token('radius.control'),
  background: 'none',
  color: token('color.text.link'),
  font: 'inherit',
  fontSize: token('font.size.caption'),
  cursor: 'pointer',
  outlineOffset: `calc(-1 * ${token('focus.width')})`,
  '&:hover': { backgroundColor: token('color.action.hover') },
  // The title of a chapter may be a whole sentence.
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', maxWidth: '14rem' },
  // On a phone the way forward is its arrow.
  '@container (max-width: 26rem)': { '&[data-forward] > span': visuallyHidden, '& > span': { maxWidth: '11rem' } },
  '& > svg': { flex: 'none', width: '1.25rem', height: '1.25rem' },
});
