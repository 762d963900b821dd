import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ErrorMessage } from '@realmkit/admin-kit';
import { Announced, Button, Section, token } from '@realmkit/design-system';
import { useLocale } from '@realmkit/shell';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PrintedSheets } from './PrintedSheets.tsx';
import { Sheet } from './Sheet.tsx';
import { type LoginCard, sheetsOf } from './sheets.ts';

const Desk = styled('div')({
  containerType: 'inline-size',
  maxWidth: '210mm',
  border: `${token('border.thin')} solid ${token('color.border.divider')}`,
  overflow: 'hidden',
  '& > ol': { '--mm': 'calc(100cqi / 210)' },
});
const Line = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(1, 1.5) }));

interface PreviewProps {
  readonly cards: readonly LoginCard[];
  /** Whether the print is being recorded. */
  readonly busy: boolean;
  readonly errorMessage: string | undefined;
  readonly onPrint: () => void;
  readonly onClose: () => void;
}

/** Shows the sheets as they will be printed, one at a time. */
export function Preview({ cards, busy, errorMessage, onPrint, onClose }: PreviewProps) {
  const { t } = useTranslation('cards');
  const { locale } = useLocale();
  const sheets = useMemo(() => sheetsOf(cards, locale), [cards, locale]);
  const [index, setIndex] = useState(0);
  const printButton = useRef<HTMLButtonElement>(null);
  useEffect(() => printButton.current?.focus(), []);
  const { host } = window.location;
  const sheet = sheets[index] ?? [];
  return (
    <Section title={t(($) => $.preview.title)}>
      <Announced>{t(($) => $.preview.summary, { cards: cards.length, sheets: sheets.length })}</Announced>
      <Typography>{t(($) => $.preview.help)}</Typography>
      {cards.some(({ secret }) => secret === null) ? <Typography>{t(($) => $.preview.sample)}</Typography> : null}
      <ErrorMessage>{errorMessage}</ErrorMessage>
      <Line>
        <Button ref={printButton} variant="contained" disabled={busy} onClick={onPrint}>
          {t(($) => $.preview.print)}
        </Button>
        <Button onClick={onClose}>{t(($) => $.preview.close)}</Button>
      </Line>
      {sheets.length > 1 ? (
        <Line>
          <Button variant="outlined" disabled={index === 0} onClick={() => setIndex(index - 1)}>
            {t(($) => $.preview.earlier)}
          </Button>
          <Announced>{t(($) => $.preview.sheet, { number: index + 1, of: sheets.length })}</Announced>
          <Button variant="outlined" disabled={index === sheets.length - 1} onClick={() => setIndex(index + 1)}>
            {t(($) => $.preview.later)}
          </Button>
        </Line>
      ) : null}
      <Desk role="group" aria-label={t(($) => $.preview.sheet, { number: index + 1, of: sheets.length })}>
        <Sheet cards={sheet} host={host} />
      </Desk>
      <PrintedSheets sheets={sheets} host={host} />
    </Section>
  );
}
