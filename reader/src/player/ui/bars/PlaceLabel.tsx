import { styled } from '@mui/material/styles';
import { token } from '@realmkit/design-system';
import type { Reader } from '../../reader/Reader.ts';
import { usePlaceTexts } from '../usePlaceTexts.ts';
import { useStateOf } from '../useReader.ts';
import { barNarrow, TabularLabel } from './bars.ts';

/** On a phone the label has two short lines, so that the slider has the rest of the row. */
const Label = styled(TabularLabel)({
  display: 'grid',
  lineHeight: token('font.lineHeight.compact'),
  whiteSpace: 'nowrap',
  minWidth: 0,
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& [data-short]': { display: 'none' },
  [`@container (max-width: ${barNarrow})`]: {
    textAlign: 'center',
    paddingInline: token('space.050'),
    '& [data-short]': { display: 'inline' },
    '& [data-long]': { display: 'none' },
  },
});

const Left = styled('span')({ color: token('color.text.muted') });

/** On a phone it has a line of its own below the row. */
const Row = styled(TabularLabel)({
  display: 'none',
  color: token('color.text.muted'),
  [`@container (max-width: ${barNarrow})`]: {
    display: 'block',
    flexBasis: '100%',
    // It touches the buttons above it, and lies on none.
    marginBlockStart: `calc(-1 * ${token('space.050')})`,
    textAlign: 'center',
    lineHeight: token('font.lineHeight.hero'),
  },
});

/** Shows the number of pages to the end of the chapter below the row of the bar, where this is narrow. */
export function ScreensLeft({ reader, locale }: { readonly reader: Reader; readonly locale: string }) {
  const { screensLeft, isLeftEstimated } = useStateOf(reader.state, 'screensLeft', 'isLeftEstimated');
  const { leftOf } = usePlaceTexts(locale);
  return screensLeft === undefined ? null : <Row>{leftOf(screensLeft, isLeftEstimated)}</Row>;
}

/** Shows the page on the screen and how much of the book is read; screen readers hear the same from the slider beside it. */
export function PlaceLabel({ reader, locale }: { readonly reader: Reader; readonly locale: string }) {
  const { page, progression, screensLeft, isLeftEstimated } = useStateOf(
    reader.state,
    'page',
    'progression',
    'screensLeft',
    'isLeftEstimated',
  );
  const { percentOf, pageOf, leftOf, placeOf } = usePlaceTexts(locale);
  const percent = percentOf(progression);
  const left = screensLeft === undefined ? null : <Left data-long="">{leftOf(screensLeft, isLeftEstimated)}</Left>;
  if (!page)
    return (
      <Label>
        <span>{placeOf({ page, progression })}</span>
        {left}
      </Label>
    );
  return (
    <Label>
      <span data-long="">{`${pageOf(page)} · ${percent}`}</span>
      <span data-short="">{page.total === undefined ? page.label : `${page.label} / ${page.total}`}</span>
      <span data-short="">{percent}</span>
      {left}
    </Label>
  );
}
