import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import type { components } from '@realmkit/openapi/types/submissions';
import { createPortal } from 'react-dom';
import { HandInSummary, type Submission } from '../../player/submissions/index.ts';
import { PupilStatus } from './PupilStatus.tsx';

const Sheets = styled('div')({
  display: 'none',
  '@media print': { display: 'block' },
  '& > section + section': { breakBefore: 'page' },
});

// Only the sheets are printed, not the page beside them.
const printing = { '@media print': { 'body > :not([data-print-sheets])': { display: 'none !important' } } };

interface PrintedReviewProps {
  readonly review: components['schemas']['Review'];
  readonly pupils: readonly Submission[];
}

/** Renders the answers of a class for paper, a sheet for each pupil. */
export function PrintedReview({ review: { title, groupName }, pupils }: PrintedReviewProps) {
  return (
    <>
      <GlobalStyles styles={printing} />
      {createPortal(
        <Sheets data-print-sheets>
          {pupils.map((submission) => (
            <section key={submission.id}>
              <h1>
                <bdi>{submission.userName}</bdi>
              </h1>
              <p>
                <bdi>{title}</bdi> · <bdi>{groupName}</bdi>
              </p>
              <PupilStatus submission={submission} />
              <HandInSummary submission={submission} answers={submission.answers} isOwner />
            </section>
          ))}
        </Sheets>,
        document.body,
      )}
    </>
  );
}
