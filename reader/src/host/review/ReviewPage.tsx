import { styled } from '@mui/material/styles';
import { EmptyState, FailedState, PageHeader, PageSkeleton } from '@realmkit/design-system';
import { HomeLayout, PartBoundary, useErrorText } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useWindowTitle } from '../useWindowTitle.ts';
import { PupilAnswers } from './PupilAnswers.tsx';
import { QuestionAnswers } from './QuestionAnswers.tsx';
import { ReviewOverview } from './ReviewOverview.tsx';
import { TakeAlong } from './TakeAlong.tsx';
import { useReview } from './useReview.ts';

const Content = styled('div')(({ theme }) => ({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(3) }));

/** Shows that a review is loading or failed, or that there is none. */
function NoReview({ loaded }: { readonly loaded: ReturnType<typeof useReview> }) {
  const { t } = useTranslation('review');
  const errorText = useErrorText();
  if (loaded.data) return <EmptyState picture="no-tasks" title={t(($) => $.none)} description={t(($) => $.noneHelp)} />;
  if (!loaded.error) return <PageSkeleton label={t(($) => $.loading)} />;
  return (
    <FailedState
      title={t(($) => $.failed)}
      description={errorText(loaded.error)}
      retry={{ label: t(($) => $.retry), onRetry: () => void loaded.refetch() }}
    />
  );
}

/** Shows what a class has done of one assignment or quiz: its pupils and its questions, the answers of one pupil, or those to one question. */
function Review() {
  const { t } = useTranslation('review');
  const { contextId = '', groupUid = '', pupil, question } = useParams();
  const loaded = useReview(contextId, groupUid);
  const review = loaded.data?.review;
  useWindowTitle(review?.title ?? '');
  const toHome = { label: t(($) => $.home), href: '/' };
  if (!loaded.data || !review)
    return (
      <>
        <PageHeader title={t(($) => $.title)} back={toHome} />
        <NoReview loaded={loaded} />
      </>
    );
  const { pupils } = loaded.data;
  const { title, groupName, schoolName, submitted } = review;
  const counts = t(($) => $.submittedOf, { submitted, pupils: review.pupils });
  const path = `/reader/review/${contextId}/${groupUid}`;
  const isOverview = pupil === undefined && question === undefined;
  return (
    <>
      <PageHeader
        title={title}
        meta={`${groupName} · ${schoolName} · ${counts}`}
        back={isOverview ? toHome : { label: t(($) => $.overview), href: path }}
        actions={isOverview ? <TakeAlong review={review} /> : null}
      />
      <Content>
        <PartBoundary>
          {pupil !== undefined ? <PupilAnswers path={path} review={review} pupils={pupils} id={pupil} /> : null}
          {question !== undefined ? <QuestionAnswers path={path} pupils={pupils} number={Number(question)} /> : null}
          {isOverview ? <ReviewOverview path={path} pupils={pupils} /> : null}
        </PartBoundary>
      </Content>
    </>
  );
}

/** Shows a review within the layout of the start page. */
function ReviewPage() {
  return (
    <HomeLayout>
      <Review />
    </HomeLayout>
  );
}

export { ReviewPage as Component };
