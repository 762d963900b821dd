import { EmptyState, token } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { SubmissionCards } from './SubmissionCards.tsx';
import type { Opening } from './useOpening.ts';
import type { SubmissionListState } from './useSubmissionList.ts';

interface SubmissionListsProps {
  readonly assignments: SubmissionListState;
  readonly quizzes: SubmissionListState;
  readonly opening: Pick<Opening, 'openingId' | 'open'>;
  /** True if the user reads the answers of others (reader §6). */
  readonly isOwner: boolean;
}

/** Shows the cards of assignments and quizzes, or that there are none. */
export function SubmissionLists({ assignments, quizzes, opening: { openingId, open }, isOwner }: SubmissionListsProps) {
  const { t } = useTranslation('reader');
  const lists = [assignments, quizzes];
  const isEmpty = lists.every(({ submissions, state }) => submissions.length === 0 && state === 'ready');
  // Headings tell two lists apart; one needs none.
  const hasQuizzes = quizzes.submissions.length > 0 || quizzes.state === 'failed';
  return (
    <>
      <SubmissionCards
        heading={hasQuizzes ? t(($) => $.submissions.assignments) : undefined}
        list={assignments}
        failedText={t(($) => $.submissions.failed)}
        openingId={openingId}
        onOpen={open}
      />
      <SubmissionCards
        heading={t(($) => $.submissions.quizzes)}
        list={quizzes}
        failedText={t(($) => $.submissions.quizzesFailed)}
        openingId={openingId}
        onOpen={open}
      />
      {isEmpty ? (
        <EmptyState
          picture="no-tasks"
          title={t(($) => $.submissions.none)}
          description={isOwner ? t(($) => $.submissions.noneOwnerText) : t(($) => $.submissions.noneText)}
        />
      ) : null}
      <p role="status" style={{ margin: 0, paddingInline: token('space.200') }}>
        {lists.some(({ state }) => state === 'loading') || openingId !== undefined ? t(($) => $.submissions.loading) : null}
      </p>
    </>
  );
}
