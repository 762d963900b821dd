import { styled } from '@mui/material/styles';
import { token } from '@realmkit/design-system';
import { memo, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Passage } from '../../place/searchBook.ts';

const Group = styled('section')({
  '& > h3': {
    margin: `${token('space.200')} 0 0`,
    paddingInline: token('space.150'),
    fontSize: token('font.size.caption'),
    color: token('color.text.muted'),
  },
  '& > ol': { listStyle: 'none', margin: 0, padding: 0 },
  '& li': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 3.5rem' },
});
const Result = styled('button')({
  width: '100%',
  minHeight: token('size.target'),
  padding: `${token('space.100')} ${token('space.150')}`,
  border: 0,
  borderBlockEnd: `${token('border.thin')} solid ${token('color.border.divider')}`,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  lineHeight: token('font.lineHeight.compact'),
  textAlign: 'start',
  cursor: 'pointer',
  outlineOffset: `calc(-1 * ${token('focus.width')})`,
  '&:hover, &[aria-current=true]': { backgroundColor: token('color.action.hover') },
  '& > small': { display: 'block', fontSize: token('font.size.caption'), color: token('color.text.muted') },
  '& mark': { backgroundColor: token('color.reader.marked'), color: token('color.reader.text') },
});

/** Passages of one chapter that follow each other. */
interface PassageGroup {
  /** The position of its first passage among all. */
  readonly from: number;
  readonly title: string | undefined;
  readonly passages: readonly Passage[];
}

/** Groups passages by their chapters, or by their documents where the book names no chapter. */
function groupPassages(passages: readonly Passage[], titleOf: (href: string) => string | undefined): PassageGroup[] {
  const groups: { from: number; title: string | undefined; place: string; passages: Passage[] }[] = [];
  passages.forEach((passage, position) => {
    const place = passage.chapter ?? String(passage.index);
    const last = groups.at(-1);
    if (last?.place === place) last.passages.push(passage);
    else groups.push({ from: position, place, title: passage.chapter && titleOf(passage.chapter), passages: [passage] });
  });
  return groups;
}

interface GroupViewProps extends PassageGroup {
  readonly length: number;
  /** The position of the chosen passage if it is in the group. */
  readonly current: number | undefined;
  readonly onChoose: (position: number) => void;
}

/** Renders a group again only when it grew or holds the chosen passage: a search reports many times. */
const GroupView = memo(
  function GroupView({ from, title, passages, current, onChoose }: GroupViewProps) {
    const { t, i18n } = useTranslation('reader');
    const chosen = useRef<HTMLButtonElement>(null);
    useEffect(() => {
      if (current !== undefined) chosen.current?.scrollIntoView({ block: 'nearest' });
    }, [current]);
    return (
      <Group>
        {title ? <h3>{title}</h3> : null}
        <ol>
          {passages.map(({ cfi, before, match, after, kind }, index) => {
            const isCurrent = from + index === current;
            return (
              <li key={cfi}>
                <Result
                  ref={isCurrent ? chosen : undefined}
                  type="button"
                  aria-current={isCurrent || undefined}
                  onClick={() => onChoose(from + index)}
                >
                  {kind && kind !== 'within' ? <small lang={i18n.language}>{t(($) => $.search[kind])}</small> : null}
                  <span>
                    {before}
                    <mark>{match}</mark>
                    {after}
                  </span>
                </Result>
              </li>
            );
          })}
        </ol>
      </Group>
    );
  },
  (one, other) =>
    one.from === other.from && one.length === other.length && one.current === other.current && one.passages[0] === other.passages[0],
);

interface SearchResultsProps {
  readonly passages: readonly Passage[];
  readonly current: number | undefined;
  readonly titleOf: (href: string) => string | undefined;
  readonly onChoose: (position: number) => void;
}

/** Shows the passages of a search by chapters. */
export function SearchResults({ passages, current, titleOf, onChoose }: SearchResultsProps) {
  const groups = useMemo(() => groupPassages(passages, titleOf), [passages, titleOf]);
  return groups.map((group) => {
    const { from } = group;
    const { length } = group.passages;
    const isCurrent = current !== undefined && current >= from && current < from + length;
    return <GroupView key={from} {...group} length={length} current={isCurrent ? current : undefined} onChoose={onChoose} />;
  });
}
