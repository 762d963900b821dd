import SleepIcon from '@mui/icons-material/Bedtime';
import { styled } from '@mui/material/styles';
import { token, visuallyHidden } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { formatMinutes } from '../formatMinutes.ts';
import { type OpenReader, useStateOf } from '../useReader.ts';

const Root = styled('button')({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: token('space.050'),
  minHeight: token('size.target'),
  minWidth: token('size.target'),
  margin: 0,
  paddingInline: token('space.100'),
  border: 0,
  borderRadius: token('radius.card'),
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: token('font.size.caption'),
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '& > svg': { fontSize: token('size.icon.small') },
});

/** Shows how long the sleep timer still runs, and leads to its choice in the settings; nothing while it is off. */
export function SleepButton({ open: { reader, controls }, locale }: { readonly open: OpenReader; readonly locale: string }) {
  const { t } = useTranslation('reader');
  const { sleep } = useStateOf(reader.state, 'sleep');
  if (sleep?.choice === undefined) return null;
  const { minutesLeft } = sleep;
  return (
    <Root type="button" data-roomy="" data-sleep="" onClick={() => controls.pressMenu('settings')}>
      <SleepIcon aria-hidden />
      <span style={visuallyHidden}>{minutesLeft === undefined ? t(($) => $.readAloud.sleepAtChapter) : t(($) => $.readAloud.sleep)} </span>
      {minutesLeft === undefined ? null : <span>{formatMinutes(minutesLeft, locale, 'short')}</span>}
    </Root>
  );
}
