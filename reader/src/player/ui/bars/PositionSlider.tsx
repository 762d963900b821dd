import { styled } from '@mui/material/styles';
import { Slider, token } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { chapterTitle } from '../../publication/navigation.ts';
import type { Reader } from '../../reader/Reader.ts';
import { usePlaceTexts } from '../usePlaceTexts.ts';
import { useStateOf } from '../useReader.ts';

const Root = styled('div')({
  position: 'relative',
  display: 'flex',
  flex: '1 1 6rem',
  maxWidth: '28rem',
  paddingInline: token('space.100'),
  '&:not(:hover, :has(:focus-visible)) > [data-chapter]': { display: 'none' },
});
const Marks = styled('svg')({
  position: 'absolute',
  insetBlockStart: `calc(50% - ${token('space.100')})`,
  width: '100%',
  height: '1rem',
  stroke: token('color.text.muted'),
});

/** The way of the thumb's middle; the name of the chapter stands above it, and leaves it at neither end. */
const Way = styled('div')({ position: 'absolute', insetBlockEnd: '100%', insetInline: token('space.250'), pointerEvents: 'none' });
const Chapter = styled('span')({
  position: 'absolute',
  insetBlockEnd: token('space.050'),
  width: 'max-content',
  maxWidth: '16rem',
  padding: `${token('space.050')} ${token('space.100')}`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  borderRadius: token('radius.control'),
  backgroundColor: token('color.surface.raised'),
  color: token('color.text.default'),
  fontSize: token('font.size.caption'),
  boxShadow: token('shadow.floating'),
  '@media (forced-colors: active)': { border: `${token('border.thin')} solid CanvasText` },
});

/** The largest number of marks: more would be one grey line. */
const maxMarks = 120;

/** Shows the position in the book as a slider, with a mark at the start of each chapter and the name of the current one at its thumb. */
export function PositionSlider({ reader, locale }: { readonly reader: Reader; readonly locale: string }) {
  const { t } = useTranslation('reader');
  const { progression, page, chapter, chapterMarks, navigation, publication } = useStateOf(
    reader.state,
    'progression',
    'page',
    'chapter',
    'chapterMarks',
    'navigation',
    'publication',
  );
  const { placeOf } = usePlaceTexts(locale);
  const title = chapterTitle(navigation.contents, chapter);
  const isRtl = publication?.direction === 'rtl';
  const marks = chapterMarks.length <= maxMarks ? chapterMarks : [];
  const path = marks.map((mark) => `M${(isRtl ? 1 - mark : mark) * 1000} 0V1`).join('');
  return (
    <Root dir={publication?.direction}>
      <Slider
        label={t(($) => $.page.position)}
        min={0}
        max={1000}
        step={1}
        value={Math.round(progression * 1000)}
        valueText={placeOf({ page, progression, chapter: title })}
        onChange={(value) => void reader.goToProgression(value / 1000)}
        backdrop={
          path ? (
            <Marks viewBox="0 0 1000 1" preserveAspectRatio="none" data-chapter-marks={marks.length}>
              <path d={path} vectorEffect="non-scaling-stroke" />
            </Marks>
          ) : undefined
        }
      />
      {title ? (
        <Way aria-hidden data-chapter="">
          <Chapter
            lang={publication?.language || undefined}
            style={{ insetInlineStart: `${progression * 100}%`, translate: `${(isRtl ? 1 : -1) * progression * 100}%` }}
          >
            {title}
          </Chapter>
        </Way>
      ) : null}
    </Root>
  );
}
