import DoneIcon from '@mui/icons-material/CheckCircle';
import AssignmentIcon from '@mui/icons-material/EditNoteOutlined';
import QuizIcon from '@mui/icons-material/QuizOutlined';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Button, Link, liftOnHover, Section, Skeleton, token } from '@realmkit/design-system';
import { isStarted, titleOf } from '@realmkit/openapi/submissions';
import { playerPath, useClients } from '@realmkit/shell';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryAlert } from '../page/QueryAlert.tsx';
import { Tiles, tileStyles } from '../page/tiles.ts';
import { useNextPage } from '../page/useNextPage.ts';
import { assignmentsQuery, type Submission } from './assignmentsQuery.ts';
import { Reopened } from './Reopened.tsx';

const linked = { textDecoration: 'none', '&:hover': { borderColor: 'currentColor' }, '&:hover > strong': { textDecoration: 'underline' } };
const Tile = styled('div')(tileStyles);
const TileLink = styled(Link)(tileStyles, { ...liftOnHover, ...linked, '& > strong': { color: token('color.text.link') } });
const Picture = styled('span')({
  gridRow: '1 / span 2',
  display: 'grid',
  '& > svg': { color: token('color.action.primary'), fontSize: token('size.icon.spot') },
  '&[data-done=true] > svg': { color: token('color.feedback.success') },
});
const More = styled('div')({ display: 'grid', justifyItems: 'start' });

/** Shows an assignment or a quiz, as a link to its book where that is known. */
function Assignment({ submission, hasState }: { readonly submission: Submission; readonly hasState: boolean }) {
  const { t } = useTranslation('consumer');
  const { id, status, context } = submission;
  const isDone = status === 'Submitted';
  const isQuiz = context.type === 'Quiz';
  const openState = isStarted(submission) ? 'started' : 'notStarted';
  const kind = t(($) => $.home.assignments[isQuiz ? 'quiz' : 'assignment']);
  const state = t(($) => $.home.assignments[isDone ? 'finished' : openState]);
  const KindIcon = isQuiz ? QuizIcon : AssignmentIcon;
  const Icon = isDone ? DoneIcon : KindIcon;
  const content = (
    <>
      <Picture data-done={isDone}>
        <Icon aria-hidden />
      </Picture>
      <strong dir="auto" lang={context.language}>
        {titleOf(submission)}
      </strong>
      <span>{hasState ? `${kind} · ${state}` : kind}</span>
    </>
  );
  if (!context.book) return <Tile>{content}</Tile>;
  return <TileLink href={playerPath(context.book.id, { submissionId: id, href: context.book.href })}>{content}</TileLink>;
}

interface AssignmentListProps {
  readonly title: string;
  readonly status: Submission['status'];
  /** Says that there is nothing. */
  readonly emptyText: string;
  readonly hasState: boolean;
}

/** Shows the assignments of one state, with further pages on request. */
function AssignmentList({ title, status, emptyText, hasState }: AssignmentListProps) {
  const { t } = useTranslation('consumer');
  const query = useInfiniteQuery(assignmentsQuery(useClients(), status));
  const { list, load } = useNextPage(query);
  const { data = [], hasNextPage, isFetchingNextPage } = query;
  return (
    <section aria-label={title}>
      <Typography variant="h3" gutterBottom>
        {title}
      </Typography>
      <QueryAlert query={query} />
      <Reopened submissions={data} />
      {data.length > 0 ? (
        <Tiles ref={list}>
          {data.map((submission) => (
            <li key={submission.id}>
              <Assignment submission={submission} hasState={hasState} />
            </li>
          ))}
        </Tiles>
      ) : null}
      {query.isPending ? <Skeleton label={t(($) => $.home.assignments.loading)} shape="rows" count={1} /> : null}
      {query.isSuccess && data.length === 0 ? <Typography>{emptyText}</Typography> : null}
      {hasNextPage ? (
        <More>
          <Button aria-disabled={isFetchingNextPage} onClick={load}>
            {t(($) => $.home.assignments.more)}
          </Button>
        </More>
      ) : null}
    </section>
  );
}

/** Shows a pupil's assignments and quizzes, to do and on request done, each with the way to its book. An account of several people has no state of its own. */
export function MyAssignments({ isShared }: { readonly isShared: boolean }) {
  const { t } = useTranslation('consumer');
  const [showsDone, setShowsDone] = useState(false);
  return (
    <Section
      title={t(($) => $.home.assignments.title)}
      plain
      more={
        <Button aria-expanded={showsDone} onClick={() => setShowsDone(!showsDone)}>
          {t(($) => $.home.assignments[showsDone ? 'hideDone' : 'showDone'])}
        </Button>
      }
    >
      <AssignmentList
        title={t(($) => $.home.assignments.toDo)}
        status="InProgress"
        emptyText={t(($) => $.home.assignments.allDone)}
        hasState={!isShared}
      />
      {showsDone ? (
        <AssignmentList
          title={t(($) => $.home.assignments.done)}
          status="Submitted"
          emptyText={t(($) => $.home.assignments.noneDone)}
          hasState={!isShared}
        />
      ) : null}
    </Section>
  );
}
