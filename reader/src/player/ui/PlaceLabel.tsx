import { styled } from '@mui/material/styles';
import type { Reader } from '../reader/Reader.ts';
import { barNarrow, TabularLabel } from './bars.ts';
import { usePlaceTexts } from './usePlaceTexts.ts';
import { useStateOf } from './useReader.ts';

/** On a phone the label has two short lines, so that the slider has the rest of the row. */
const Label = styled(TabularLabel)({
  display: 'grid',
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
  '& [data-short]': { display: 'none' },
  [`@container (max-width: ${barNarrow})`]: {
    textAlign: 'center',
    paddingInline: '0.25rem',
    '& [data-short]': { display: 'inline' },
    '& [data-long]': { display: 'none' },
  },
});

/** Shows the page on the screen and how much of the book is read; screen readers hear the same from the slider beside it. */
export function PlaceLabel({ reader, locale }: { readonly reader: Reader; readonly locale: string }) {
  const { page, progression } = useStateOf(reader.state);
  const { percentOf, pageOf, placeOf } = usePlaceTexts(locale);
  const percent = percentOf(progression);
  if (!page) return <Label>{placeOf({ page, progression })}</Label>;
  return (
    <Label>
      <span data-long="">{`${pageOf(page)} · ${percent}`}</span>
      <span data-short="">{page.total === undefined ? page.label : `${page.label} / ${page.total}`}</span>
      <span data-short="">{percent}</span>
    </Label>
  );
}
