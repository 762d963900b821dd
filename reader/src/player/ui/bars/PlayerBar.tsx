import NextIcon from '@mui/icons-material/NavigateNext';
import { styled } from '@mui/material/styles';
import { IconButton, token } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import type { ReaderProps } from '../../ReaderProps.ts';
import { type OpenReader, useStateOf } from '../useReader.ts';
import { PageZoom } from '../zoom/PageZoom.tsx';
import { BottomBar, barHeight, barInTwoRows, withoutRoom } from './bars.ts';
import { PlaceLabel, ScreensLeft } from './PlaceLabel.tsx';
import { PositionSlider } from './PositionSlider.tsx';
import { SoundControls } from './SoundControls.tsx';

const BarRow = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: token('space.050'),
  width: '100%',
  [`@container (max-width: ${barInTwoRows})`]: {
    flexWrap: 'wrap',
    // Above both rows: on the upper one it would lie on the buttons of the narration.
    '&:has([data-play]) [data-chapter]': { insetBlockEnd: `calc(100% + ${barHeight})` },
  },
  // The slider says the same to screen readers.
  [withoutRoom]: { '& > span': { display: 'none' } },
});
const PageTurner = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: token('space.050'),
  flex: '1 1 12rem',
  justifyContent: 'center',
});

interface PlayerBarProps {
  readonly open: OpenReader;
  readonly props: ReaderProps;
}

/** Shows the bar at the bottom of the reader: narration, page turning and progression (reader §2). */
export function PlayerBar({ open, props }: PlayerBarProps) {
  const { reader, controls } = open;
  const { t } = useTranslation('reader');
  const { publication } = useStateOf(reader.state, 'publication');
  const { shown } = useStateOf(controls.state, 'shown');
  const turned = publication?.direction === 'rtl' ? { previous: '0deg', next: '180deg' } : { previous: '180deg', next: '0deg' };
  return (
    <BottomBar data-shown={shown}>
      <BarRow>
        <SoundControls open={open} locale={props.locale} />
        <PageTurner style={publication?.direction === 'rtl' ? { flexDirection: 'row-reverse' } : undefined}>
          <IconButton label={t(($) => $.page.previous)} onClick={() => void reader.turn('backward')}>
            <NextIcon aria-hidden style={{ rotate: turned.previous }} />
          </IconButton>
          <PositionSlider reader={reader} locale={props.locale} />
          <IconButton label={t(($) => $.page.next)} onClick={() => void reader.turn('forward')}>
            <NextIcon aria-hidden style={{ rotate: turned.next }} />
          </IconButton>
        </PageTurner>
        <PageZoom reader={reader} locale={props.locale} />
        <PlaceLabel reader={reader} locale={props.locale} />
        <ScreensLeft reader={reader} locale={props.locale} />
      </BarRow>
    </BottomBar>
  );
}
