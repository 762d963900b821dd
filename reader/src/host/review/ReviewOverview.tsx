import { styled } from '@mui/material/styles';
import { Link, Section, token } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import type { Submission } from '../../player/submissions/index.ts';
import { PupilStatus } from './PupilStatus.tsx';
import { questionsOf, textOfAnswer } from './reviewOf.ts';

const Rows = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(0.5, 2),
    paddingBlock: theme.spacing(1),
    breakInside: 'avoid',
  },
  '& > li + li': { borderBlockStart: `${token('border.thin')} solid ${token('color.border.divider')}` },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: token('size.target') },
  '& > li > span:last-child': { color: token('color.text.muted'), fontSize: token('font.size.caption') },
}));

interface ReviewOverviewProps {
  /** The path of the review, below which each pupil and question has its own. */
  readonly path: string;
  readonly pupils: readonly Submission[];
}

/** Shows the pupils of a review, each with their state, and its questions, each with the number of answers. */
export function ReviewOverview({ path, pupils }: ReviewOverviewProps) {
  const { t } = useTranslation('review');
  const [first] = pupils;
  const questions = first ? questionsOf(first) : [];
  return (
    <>
      <Section title={t(($) => $.pupils)}>
        <Rows>
          {pupils.map((submission) => (
            <li key={submission.id}>
              <Link href={`${path}/pupil/${encodeURIComponent(submission.id)}`}>
                <bdi>{submission.userName}</bdi>
              </Link>
              <PupilStatus submission={submission} />
            </li>
          ))}
        </Rows>
      </Section>
      {questions.length > 0 ? (
        <Section title={t(($) => $.questions)}>
          <Rows>
            {questions.map((question, index) => (
              <li key={question.key}>
                <Link href={`${path}/question/${index + 1}`}>{question.text}</Link>
                <span>
                  {t(($) => $.answeredOf, {
                    answered: pupils.filter((one) => textOfAnswer(question, one).trim() !== '').length,
                    pupils: pupils.length,
                  })}
                </span>
              </li>
            ))}
          </Rows>
        </Section>
      ) : null}
    </>
  );
}
