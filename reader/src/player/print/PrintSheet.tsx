import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { type PrintedBlock, printedBlocks } from './printedBlocks.ts';

/** Paper is white, whatever the colour of the pages. */
const Sheet = styled('div')({
  display: 'none',
  colorScheme: 'light',
  color: 'CanvasText',
  '& pre': { font: 'inherit', whiteSpace: 'pre-wrap' },
  '@media print': { display: 'block' },
});

interface PrintedPage {
  readonly language: string;
  readonly blocks: readonly PrintedBlock[];
}

const pagesOn = (stage: HTMLElement | null): PrintedPage[] =>
  [...(stage?.querySelectorAll<HTMLIFrameElement>('iframe[data-index]') ?? [])].flatMap(({ contentDocument }) =>
    contentDocument ? [{ language: contentDocument.documentElement.lang, blocks: printedBlocks(contentDocument) }] : [],
  );

interface PrintSheetProps {
  /** The element of the pages. */
  readonly stage: HTMLElement | null;
  /** Whether the host allows that the book is printed. */
  readonly allowed: boolean;
}

/** Renders what is printed in place of the reader: the text of the document that is shown, or a sentence that says why there is none. */
export function PrintSheet({ stage, allowed }: PrintSheetProps) {
  const { t } = useTranslation('reader');
  const [pages, setPages] = useState<readonly PrintedPage[]>([]);
  useEffect(() => {
    if (!allowed) return;
    const ends = new AbortController();
    // The browser lays out the sheet as soon as this returns.
    window.addEventListener('beforeprint', () => flushSync(() => setPages(pagesOn(stage))), { signal: ends.signal });
    window.addEventListener('afterprint', () => setPages([]), { signal: ends.signal });
    return () => ends.abort();
  }, [stage, allowed]);
  return (
    <Sheet data-print-sheet="">
      {allowed ? null : <p>{t(($) => $.printRefused)}</p>}
      {pages.map(({ language, blocks }, page) => (
        <div key={page} lang={language}>
          {blocks.map(({ name: Block, text }, index) => (
            <Block key={index} dir="auto">
              {text}
            </Block>
          ))}
        </div>
      ))}
    </Sheet>
  );
}
