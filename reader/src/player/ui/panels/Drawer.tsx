import CloseIcon from '@mui/icons-material/Close';
import { styled } from '@mui/material/styles';
import { IconButton, motion, movesIn, token } from '@realmkit/design-system';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useFocusReturn } from '../../controls/useFocusReturn.ts';
import { PartBoundary } from '../PartBoundary.tsx';

/** The whole space beside the assignments, whose size the panel depends on. */
const Space = styled('div')({
  position: 'absolute',
  inset: 0,
  containerType: 'size',
  pointerEvents: 'none',
  // Above the window of a sign-language video.
  zIndex: `calc(${token('zIndex.drawer')} + 1)`,
});

/** A phone, with enough height for the page and the panel. */
const phone = '@container (max-width: 37.5rem) and (min-height: 30rem)';

const Root = styled('section')({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  pointerEvents: 'auto',
  display: 'flex',
  flexDirection: 'column',
  width: 'min(24rem, 100%)',
  // No strip of the book beside it, in which half a button could be pressed.
  '@container (max-width: 30rem)': { width: '100%' },
  backgroundColor: token('color.surface.raised'),
  color: token('color.text.default'),
  borderInlineEnd: `${token('border.thin')} solid ${token('color.border.divider')}`,
  boxShadow: token('shadow.floating'),
  '--rk-from': `calc(-1 * ${token('motion.emphasised.distance')})`,
  transition: `${motion('enter', 'opacity')},${motion('emphasised', 'translate')}`,
  [movesIn]: { '@starting-style': { opacity: 0, translate: 'var(--rk-from)' } },
  '&[data-end=true]': {
    '--rk-from': token('motion.emphasised.distance'),
    insetInline: 'auto 0',
    borderInline: `${token('border.thin')} solid ${token('color.border.divider')}`,
  },
  [phone]: {
    '&[data-sheet=true]': {
      '--rk-from': `0 ${token('motion.emphasised.distance')}`,
      insetBlock: 'auto 0',
      insetInline: 0,
      width: 'auto',
      height: '60%',
      border: 0,
      borderBlockStart: `${token('border.thin')} solid ${token('color.border.divider')}`,
      borderStartStartRadius: token('radius.card'),
      borderStartEndRadius: token('radius.card'),
    },
  },
  '& > header': {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: token('space.100'),
    minHeight: '3.5rem',
    paddingInline: `${token('space.200')} ${token('space.100')}`,
  },
  '& > header > h2': { flex: 1, margin: 0, fontSize: token('font.size.h3'), fontWeight: token('font.weight.strong') },
  '& > div': {
    flex: 1,
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: `0 ${token('space.150')} ${token('space.200')}`,
  },
});

interface DrawerProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** True for the end side, where the buttons of bookmarks and settings are. */
  readonly atEnd?: boolean;
  /** True for a panel over the lower part of a phone: the page stays in sight while its look changes. */
  readonly isSheet?: boolean;
  readonly children: ReactNode;
}

/** Shows a panel at a side of the book: the table of contents, the bookmarks, the settings. It takes the focus when it opens. */
export function Drawer({ title, closeLabel, onClose, atEnd = false, isSheet = false, children }: DrawerProps) {
  const id = useId();
  const root = useRef<HTMLElement>(null);
  useFocusReturn();
  useEffect(() => {
    // A field within it may have the focus already.
    const tree = root.current?.getRootNode();
    const active = tree instanceof ShadowRoot || tree instanceof Document ? tree.activeElement : null;
    if (!root.current?.contains(active)) root.current?.focus();
  }, []);
  return (
    <Space>
      <Root ref={root} data-end={atEnd} data-sheet={isSheet} aria-labelledby={id} tabIndex={-1} style={{ outline: 0 }}>
        <header>
          <h2 id={id}>{title}</h2>
          <IconButton label={closeLabel} onClick={onClose}>
            <CloseIcon aria-hidden />
          </IconButton>
        </header>
        <div>
          <PartBoundary key={title} frame={(failed) => failed}>
            {children}
          </PartBoundary>
        </div>
      </Root>
    </Space>
  );
}
