import CloseIcon from '@mui/icons-material/Close';
import ListIcon from '@mui/icons-material/FormatListBulleted';
import DownIcon from '@mui/icons-material/KeyboardArrowDown';
import UpIcon from '@mui/icons-material/KeyboardArrowUp';
import { IconButton } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { type OpenReader, useStateOf } from '../useReader.ts';
import { SmallBar, TabularLabel } from './bars.ts';

/** Shows the place among the results of the search, and leads to the next one, as long as the search lasts and its drawer is closed. */
export function SearchResultBar({ open: { reader, controls } }: { readonly open: OpenReader }) {
  const { t } = useTranslation('reader');
  const { search } = useStateOf(reader.state, 'search');
  const { menu } = useStateOf(controls.state, 'menu');
  if (!search || menu === 'search' || search.passages.length === 0) return null;
  const { passages, current } = search;
  return (
    <SmallBar role="group" aria-label={t(($) => $.toolbar.search)}>
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
    </SmallBar>
  );
}
