import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Sheet } from './Sheet.tsx';
import type { LoginCard } from './sheets.ts';

const Sheets = styled('div')({
  '--mm': '1mm',
  display: 'none',
  '@media print': { display: 'block' },
  '& > ol + ol': { breakBefore: 'page' },
});

const printing = {
  '@page': { size: 'A4 portrait', margin: 0 },
  // Only the sheets are printed, not the app beside them.
  '@media print': { 'body > :not([data-print-sheets])': { display: 'none !important' }, 'html, body': { margin: 0, padding: 0 } },
};

interface PrintedSheetsProps {
  readonly sheets: readonly (readonly LoginCard[])[];
  readonly host: string;
}

/** Renders all sheets while the browser prints, whether by the page's button, the browser's menu or the keyboard. */
export function PrintedSheets({ sheets, host }: PrintedSheetsProps) {
  const { t } = useTranslation('cards');
  const [isPrinting, setPrinting] = useState(false);
  const isReady = sheets.every((cards) => cards.every(({ secret }) => secret !== null));
  useEffect(() => {
    // The browser lays out the page as soon as this returns.
    const start = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return (
    <>
      <GlobalStyles styles={printing} />
      {createPortal(
        <Sheets data-print-sheets>
          {isPrinting && isReady ? sheets.map((cards) => <Sheet key={cards[0]?.userUid} cards={cards} host={host} />) : null}
          {isPrinting && !isReady ? <p>{t(($) => $.preview.useButton)}</p> : null}
        </Sheets>,
        document.body,
      )}
    </>
  );
}
