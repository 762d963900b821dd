import NextIcon from '@mui/icons-material/NavigateNext';
import { styled } from '@mui/material/styles';
import { IconButton, token } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import type { ReaderProps } from '../ReaderProps.ts';
import { BottomBar, Figure } from './bars.ts';
import { NarrationControls } from './NarrationControls.tsx';
import { type OpenReader, useStateOf } from './useReader.ts';

const Position = styled('input')({ flex: '1 1 8rem', minWidth: '6rem', maxWidth: '28rem', accentColor: token('color.action.primary') });
const Way = styled('div')({ display: 'flex', alignItems: 'center', gap: '0.25rem', flex: '1 1 14rem', justifyContent: 'center' });

interface PlayerBarProps {
  readonly open: OpenReader;
  readonly props: ReaderProps;
}

/** The bar at the bottom of the reader: narration, turning, and how far one is (reader §2). */
export function PlayerBar({ open: { reader, controls }, props }: PlayerBarProps) {
  const { t } = useTranslation('reader');
  const { part, narrations, publication } = useStateOf(reader.state);
  const { shown } = useStateOf(controls.state);
  const percent = new Intl.NumberFormat(props.locale, { style: 'percent' }).format(part);
  const turned = publication?.direction === 'rtl' ? { previous: '0deg', next: '180deg' } : { previous: '180deg', next: '0deg' };
  return (
    <BottomBar data-shown={shown}>
      {narrations.length > 0 ? <NarrationControls reader={reader} settings={reader.settings} locale={props.locale} /> : null}
      <Way style={publication?.direction === 'rtl' ? { flexDirection: 'row-reverse' } : undefined}>
        <IconButton label={t(($) => $.page.previous)} onClick={() => void reader.turn('backward')}>
          <NextIcon aria-hidden style={{ rotate: turned.previous }} />
        </IconButton>
        <Position
          type="range"
          aria-label={t(($) => $.page.position)}
          aria-valuetext={percent}
          min={0}
          max={1000}
          value={Math.round(part * 1000)}
          dir={publication?.direction}
          onChange={(event) => void reader.goToPart(event.target.valueAsNumber / 1000)}
        />
        <IconButton label={t(($) => $.page.next)} onClick={() => void reader.turn('forward')}>
          <NextIcon aria-hidden style={{ rotate: turned.next }} />
        </IconButton>
      </Way>
      <Figure>{t(($) => $.page.read, { percent })}</Figure>
    </BottomBar>
  );
}
