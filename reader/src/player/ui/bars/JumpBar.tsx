import BackIcon from '@mui/icons-material/ArrowBack';
import ForwardIcon from '@mui/icons-material/ArrowForward';
import CloseIcon from '@mui/icons-material/Close';
import { IconButton, useAnnounced } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { isOffered, type JumpPlace } from '../../jumps/jumpHistory.ts';
import { countedPageAt } from '../../place/pageNumbers.ts';
import { type OpenReader, useStateOf } from '../useReader.ts';
import { SmallBar, Way } from './bars.ts';

/** Offers the way back after a jump, and forward again, until the user reads on or closes it (decision 0039). */
export function JumpBar({ open: { reader, controls } }: { readonly open: OpenReader }) {
  const { t } = useTranslation('reader');
  const { jumps, pages } = useStateOf(reader.state, 'jumps', 'pages');
  const { menu } = useStateOf(controls.state, 'menu');
  const back = jumps.back.at(-1);
  const forward = jumps.forward.at(-1);
  // The pages of a book may be counted only after the jump.
  const pageOf = ({ page, target: { at } }: JumpPlace) =>
    page ?? (typeof at === 'object' && 'cfi' in at ? countedPageAt(pages, at.cfi) : undefined);
  const backLabel = (place: JumpPlace): string => {
    const [page, { chapter }] = [pageOf(place), place];
    if (page) return t(($) => $.places.backToPage, { page });
    return chapter ? t(($) => $.places.backTo, { chapter }) : t(($) => $.places.back);
  };
  const forwardLabel = (place: JumpPlace): string => {
    const [page, { chapter }] = [pageOf(place), place];
    if (page) return t(($) => $.places.forwardToPage, { page });
    return chapter ? t(($) => $.places.forwardTo, { chapter }) : t(($) => $.places.forward);
  };
  const isShown = isOffered(jumps);
  // The pressed button may be gone afterwards, and the user reads on in the page.
  const leads = (go: () => Promise<void>) => () => void go().then(reader.focusPage);
  useAnnounced(isShown && back ? t(($) => $.places.announced, { back: backLabel(back) }) : undefined);
  if (!isShown || menu !== undefined) return null;
  return (
    <SmallBar role="group" aria-label={t(($) => $.places.label)}>
      {back ? (
        <Way type="button" aria-keyshortcuts="Alt+ArrowLeft" onClick={leads(reader.jumps.back)}>
          <BackIcon aria-hidden />
          <span>{backLabel(back)}</span>
        </Way>
      ) : null}
      {forward ? (
        <Way type="button" data-forward="" aria-keyshortcuts="Alt+ArrowRight" onClick={leads(reader.jumps.forward)}>
          <span>{forwardLabel(forward)}</span>
          <ForwardIcon aria-hidden />
        </Way>
      ) : null}
      <IconButton
        label={t(($) => $.places.dismiss)}
        onClick={() => {
          reader.jumps.dismiss();
          reader.focusPage();
        }}
      >
        <CloseIcon aria-hidden />
      </IconButton>
    </SmallBar>
  );
}
