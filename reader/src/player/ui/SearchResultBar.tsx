import CloseIcon from '@mui/icons-material/Close';
import ListIcon from '@mui/icons-material/FormatListBulleted';
import DownIcon from '@mui/icons-material/KeyboardArrowDown';
import UpIcon from '@mui/icons-material/KeyboardArrowUp';
import { styled } from '@mui/material/styles';
import { IconButton, token } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { isNarrated } from '../reader/ReaderState.ts';
import { barNarrow, TabularLabel } from './bars.ts';
import { type OpenReader, useStateOf } from './useReader.ts';

/** It stands in the space of the bottom bar, and above it while that is shown. */
const Room = styled('div')({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 3,
  containerType: 'inline-size',
  pointerEvents: 'none',
  '&[data-raised=true] > div': { marginBlockEnd: '4.5rem' },
  [`@container (max-width: ${barNarrow})`]: { '[data-raised=true][data-narrated=true] > &': { marginBlockEnd: '7.5rem' } },
});

const Bar = styled('div')({
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  width: 'fit-content',
  marginInline: 'auto',
  marginBlockEnd: 'max(0.5rem, env(safe-area-inset-bottom))',
  paddingInlineStart: '0.5rem',
  borderRadius: token('radius.card'),
  backgroundColor: token('color.surface.raised'),
  color: token('color.text.default'),
  boxShadow: token('shadow.floating'),
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});

/** Shows the place among the results of the search, and leads to the next one, as long as the search lasts and its drawer is closed. */
export function SearchResultBar({ open: { reader, controls } }: { readonly open: OpenReader }) {
  const { t } = useTranslation('reader');
  const state = useStateOf(reader.state);
  const { search, publication } = state;
  const { menu, shown } = useStateOf(controls.state);
  if (!search || menu === 'search' || search.passages.length === 0) return null;
  const { passages, current } = search;
  return (
    <Room data-raised={shown && !publication?.isFrogBook} data-narrated={isNarrated(state)}>
      <Bar role="group" aria-label={t(($) => $.toolbar.search)}>
        <TabularLabel role="status">
          {current === undefined
            ? t(($) => $.search.found, { count: passages.length })
            : t(($) => $.search.place, { place: current + 1, count: passages.length })}
        </TabularLabel>
        <IconButton label={t(($) => $.search.previous)} onClick={() => void reader.search.step(-1)}>
          <UpIcon aria-hidden />
        </IconButton>
        <IconButton label={t(($) => $.search.next)} onClick={() => void reader.search.step(1)}>
          <DownIcon aria-hidden />
        </IconButton>
        <IconButton label={t(($) => $.search.results)} onClick={() => controls.pressMenu('search')}>
          <ListIcon aria-hidden />
        </IconButton>
        <IconButton label={t(($) => $.search.end)} onClick={reader.search.close}>
          <CloseIcon aria-hidden />
        </IconButton>
      </Bar>
    </Room>
  );
}
