import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Announced, Button, token } from '@realmkit/design-system';
import { useLocale } from '@realmkit/shell';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from './period.ts';
import { barOf, monthsOf, schoolYearOf } from './timeline.ts';

const Months = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  color: token('color.text.muted'),
  fontSize: token('font.size.caption'),
  '& > span': {
    borderInlineStart: `${token('border.thin')} solid ${token('color.border.divider')}`,
    paddingInlineStart: token('space.050'),
    overflow: 'hidden',
  },
});
const PeriodBars = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: token('space.150'),
  '& > li': { display: 'grid', gap: token('space.050') },
  '& small': { color: token('color.text.muted'), fontSize: token('font.size.caption') },
});
const Track = styled('div')({
  position: 'relative',
  height: '0.75rem',
  borderRadius: token('radius.round'),
  backgroundColor: token('color.surface.sunken'),
  '& > span': { position: 'absolute', insetBlock: 0, borderRadius: token('radius.round'), backgroundColor: token('color.action.primary') },
  '& > i': {
    position: 'absolute',
    insetBlock: `calc(-1 * ${token('space.050')})`,
    width: '2px',
    backgroundColor: token('color.text.default'),
  },
  '@media (forced-colors: active)': {
    border: `${token('border.thin')} solid CanvasText`,
    '& > span': { backgroundColor: 'Highlight' },
    '& > i': { backgroundColor: 'CanvasText' },
  },
});
const Years = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: token('space.100'),
  [theme.breakpoints.down('sm')]: { '& > h3': { order: -1, flexBasis: '100%', textAlign: 'center' } },
}));

interface PeriodCalendarProps {
  readonly periods: readonly Period[];
  readonly today: string;
  readonly nameOf: (type: string) => string;
  readonly datesOf: (period: Period) => string;
}

/** Shows the periods of a school year in a calendar: a bar for each, with its dates as text. */
export function PeriodCalendar({ periods, today, nameOf, datesOf }: PeriodCalendarProps) {
  const { t } = useTranslation('periods');
  const { locale } = useLocale();
  const [year, setYear] = useState(Number(schoolYearOf(today).from.slice(0, 4)));
  const { from, to } = schoolYearOf(`${year}-08-01`);
  const month = new Intl.DateTimeFormat(locale, { month: 'narrow', timeZone: 'UTC' });
  // Grouped by type, the earliest first.
  const shown = periods
    .flatMap((period) => {
      const bar = barOf(period, from, to);
      return bar ? [{ period, bar, name: nameOf(period.type) }] : [];
    })
    .sort((one, other) => one.name.localeCompare(other.name, locale) || one.period.startDate.localeCompare(other.period.startDate));
  const todayBar = barOf({ startDate: today, endDate: today }, from, to);
  return (
    <>
      <Years>
        <Button onClick={() => setYear(year - 1)}>{t(($) => $.earlier)}</Button>
        <Typography variant="h3">
          <Announced>{t(($) => $.year, { from: String(year), to: String(year + 1) })}</Announced>
        </Typography>
        <Button onClick={() => setYear(year + 1)}>{t(($) => $.later)}</Button>
      </Years>
      <Months aria-hidden>
        {monthsOf(from, to).map((first) => (
          <span key={first}>{month.format(new Date(first))}</span>
        ))}
      </Months>
      {shown.length === 0 ? <Typography>{t(($) => $.noneInYear)}</Typography> : null}
      <PeriodBars>
        {shown.map(({ period, bar, name }) => (
          <li key={period.legacyId}>
            <span>
              <span>{name}</span> <small>{datesOf(period)}</small>
            </span>
            <Track aria-hidden>
              <span style={{ insetInlineStart: `${bar.start}%`, width: `${bar.width}%` }} />
              {todayBar ? <i style={{ insetInlineStart: `${todayBar.start}%` }} /> : null}
            </Track>
          </li>
        ))}
      </PeriodBars>
    </>
  );
}
