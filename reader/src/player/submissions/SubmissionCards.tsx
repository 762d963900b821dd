import { styled } from '@mui/material/styles';
import { Button, FailedState, token } from '@realmkit/design-system';
import { titleOf } from '@realmkit/openapi/submissions';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isInTheBook, questionsCount, type Submission, shortDate } from './Submission.ts';
import { SubmissionTime } from './SubmissionTime.tsx';
import type { SubmissionListState } from './useSubmissionList.ts';

const Section = styled('section')({
  outline: 0,
  '& > h3': { margin: 0, padding: `${token('space.100')} ${token('space.200')}`, fontSize: token('font.size.body') },
});
const List = styled('ul')({
  listStyle: 'none',
  display: 'grid',
  gap: token('space.150'),
  margin: 0,
  padding: `0 ${token('space.200')} ${token('space.200')}`,
});
const Card = styled('button')({
  display: 'grid',
  gap: token('space.050'),
  width: '100%',
  padding: token('space.200'),
  border: `${token('border.thin')} solid ${token('color.border.divider')}`,
  borderRadius: token('radius.card'),
  backgroundColor: token('color.surface.raised'),
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '& > strong': { fontWeight: token('font.weight.strong'), hyphens: 'auto' },
  '& > span': { color: token('color.text.muted'), fontSize: token('font.size.caption') },
  '&:hover': { borderColor: token('color.border.control') },
});
const More = styled('div')({ display: 'grid', justifyItems: 'center', paddingBlockEnd: token('space.200') });

interface SubmissionCardProps {
  readonly submission: Submission;
  /** True if no heading says that it is a quiz. */
  readonly isNamed: boolean;
  /** True while its form is loaded. */
  readonly isOpening: boolean;
  readonly onOpen: (id: string) => void;
}

function SubmissionCard({ submission, isNamed, isOpening, onOpen }: SubmissionCardProps) {
  const { t } = useTranslation('reader');
  const { context } = submission;
  return (
    <Card type="button" aria-busy={isOpening} data-submission={submission.id} onClick={() => onOpen(submission.id)}>
      <strong>{titleOf(submission)}</strong>
      {submission.userName ? <span dir="auto">{submission.userName}</span> : null}
      {isNamed && context.type === 'Quiz' ? <span>{t(($) => $.submissions.quiz)}</span> : null}
      <span>
        <span>{submission.status === 'Submitted' ? t(($) => $.submissions.submitted) : t(($) => $.submissions.inProgress)}</span>
        {submission.userName ? <SubmissionTime submission={submission} /> : null}
      </span>
      <span>
        {isInTheBook(submission)
          ? t(($) => $.submissions.inTheBook)
          : t(($) => $.submissions.questions, { count: questionsCount(submission) })}
      </span>
      {context.type === 'Assignment' ? (
        <span>{t(($) => $.submissions.given, { date: shortDate(context.assignment.createdAt) })}</span>
      ) : null}
      {isOpening ? <span>{t(($) => $.submissions.loading)}</span> : null}
    </Card>
  );
}

interface SubmissionCardsProps {
  /** The heading; without it the list stands alone. */
  readonly heading?: string | undefined;
  readonly list: SubmissionListState;
  /** Says that the list could not be loaded. */
  readonly failedText: string;
  /** The submission whose form is loaded. */
  readonly openingId: string | undefined;
  readonly onOpen: (id: string) => void;
}

/** Shows a list of submissions, one card each (reader §2), with its further pages and its failure. */
export function SubmissionCards({ heading, list, failedText, openingId, onOpen }: SubmissionCardsProps) {
  const { t } = useTranslation('reader');
  const id = useId();
  const { submissions, state, hasMore, load } = list;
  const root = useRef<HTMLElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  // How many cards there were at the press of the button that has the focus. That button may be gone afterwards: the one in its place takes the focus, and
  // after the last page the first new card.
  const shownBefore = useRef<number>(undefined);
  useEffect(() => {
    if (shownBefore.current === undefined) return;
    const next = foot.current?.querySelector('button');
    const firstNew = root.current?.querySelectorAll<HTMLElement>('li > button')[shownBefore.current];
    // Without a button, as while the first page is loaded again, the list itself has it.
    const target = next ?? (state === 'loading' ? undefined : firstNew) ?? root.current;
    if (!target?.matches(':focus')) target?.focus();
    if (state !== 'loading') shownBefore.current = undefined;
  }, [state, hasMore]);
  const isShown = submissions.length > 0 || state === 'failed';
  const press = () => {
    if (state === 'loading') return;
    shownBefore.current = submissions.length;
    load();
  };
  /** Whoever moves the focus meanwhile keeps it. */
  const leave = (to: EventTarget | null) => {
    if (to) shownBefore.current = undefined;
  };
  const cards = submissions.map((submission) => (
    <li key={submission.id}>
      <SubmissionCard submission={submission} isNamed={!heading} isOpening={submission.id === openingId} onOpen={onOpen} />
    </li>
  ));
  return (
    <Section
      ref={root}
      tabIndex={-1}
      onBlur={({ relatedTarget }) => leave(relatedTarget)}
      {...(heading && isShown && { 'aria-labelledby': id })}
    >
      {heading && isShown ? <h3 id={id}>{heading}</h3> : null}
      {cards.length > 0 ? <List>{cards}</List> : null}
      <div ref={foot}>
        {state === 'failed' ? <FailedState title={failedText} retry={{ label: t(($) => $.submissions.retry), onRetry: press }} /> : null}
        {state !== 'failed' && hasMore ? (
          <More>
            {/* Not disabled while it loads, because a disabled one loses the focus. */}
            <Button variant="outlined" aria-disabled={state === 'loading'} onClick={press}>
              {t(($) => $.submissions.more)}
            </Button>
          </More>
        ) : null}
      </div>
    </Section>
  );
}
