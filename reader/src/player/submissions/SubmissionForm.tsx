import BackIcon from '@mui/icons-material/ArrowBack';
import { styled } from '@mui/material/styles';
import { Button, ConfirmDialog, IconButton, token } from '@realmkit/design-system';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuestionField } from './QuestionField.tsx';
import { type Answers, exercisesOf, type Submission, type SubmissionSource, titleOf, withAnswer } from './Submission.ts';
import { unsavedAnswers, withDraft } from './unsavedAnswers.ts';

const Form = styled('div')({ display: 'grid', gap: '1.25rem', padding: '0 1rem 1.5rem', alignContent: 'start' });
const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
  '& > h3': { margin: 0, fontSize: token('font.size.lead') },
});
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' });

interface SubmissionFormProps {
  readonly submission: Submission;
  readonly source: SubmissionSource;
  readonly onBack: () => void;
  /** Called with true as soon as there are unsaved answers, and with false when there are none or the form is closed. */
  readonly onUnsaved: (isUnsaved: boolean) => void;
  /** Called with the submission after a save. */
  readonly onChanged: (submission: Submission) => void;
  readonly onNotice: (message: string, type: 'success' | 'error') => void;
  /** Called with the specified message when a save failed (reader §8). */
  readonly onError: (message: string, error: unknown) => void;
}

/** Shows the form of one submission: saved any number of times, submitted once after a confirmation, then read-only (reader §4, §5, §6). */
export function SubmissionForm({ submission, source, onBack, onUnsaved, onChanged, onNotice, onError }: SubmissionFormProps) {
  const { t } = useTranslation('reader');
  const [isConfirming, setIsConfirming] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const isOwner = source.isOwner ?? false;
  const isDone = submission.status === 'Submitted';
  const readOnly = isDone || isOwner;
  const { drafts } = source;
  const [draft, setDraft] = useState<Answers>(() => (readOnly ? {} : unsavedAnswers(submission.answers, drafts?.get(submission.id) ?? {})));
  // Answers that are typed while others are sent.
  const latest = useRef(draft);
  const answers = withDraft(submission.answers, draft);
  const isUnsaved = Object.keys(draft).length > 0;
  useEffect(() => {
    onUnsaved(isUnsaved);
    return () => onUnsaved(false);
  }, [isUnsaved, onUnsaved]);

  const changeDraft = (changed: Answers, saved: Answers) => {
    const unsaved = unsavedAnswers(saved, changed);
    latest.current = unsaved;
    setDraft(unsaved);
    if (Object.keys(unsaved).length > 0) drafts?.set(submission.id, unsaved);
    else drafts?.remove(submission.id);
  };

  const send = async (status: Submission['status']) => {
    setIsPending(true);
    try {
      onChanged(await source.update(submission.id, { status, answers }));
      changeDraft(status === 'Submitted' ? {} : latest.current, answers);
      onNotice(status === 'Submitted' ? t(($) => $.submissions.message_completed) : t(($) => $.submissions.saved), 'success');
    } catch (error) {
      onError(`Failed to update submission with id ${submission.id}.`, error);
      // The answers stay in the form.
      onNotice(
        t(($) => $.submissions.notSaved),
        'error',
      );
    } finally {
      setIsPending(false);
      setIsConfirming(false);
    }
  };

  return (
    <Form>
      <Head>
        <IconButton label={t(($) => $.submissions.back)} onClick={onBack}>
          <BackIcon aria-hidden />
        </IconButton>
        <h3>{titleOf(submission)}</h3>
      </Head>
      {submission.context.type === 'Assignment' ? <p style={{ margin: 0 }}>{submission.context.assignment.description}</p> : null}
      {exercisesOf(submission).flatMap(({ id, content }) =>
        content.map((item, index) => (
          <QuestionField
            key={`${id} ${index}`}
            item={item}
            answer={answers[id]?.[String(index)]}
            readOnly={readOnly}
            isOwner={isOwner}
            onAnswer={(answer) => changeDraft(withAnswer(latest.current, id, index, answer), submission.answers)}
          />
        )),
      )}
      {readOnly ? null : (
        <Buttons>
          <Button disabled={isPending} onClick={() => void send('InProgress')}>
            {t(($) => $.submissions.save)}
          </Button>
          <Button variant="contained" disabled={isPending} onClick={() => setIsConfirming(true)}>
            {t(($) => $.submissions.submit)}
          </Button>
        </Buttons>
      )}
      <ConfirmDialog
        open={isConfirming}
        title={t(($) => $.submissions.confirm_submitting)}
        description={t(($) => $.submissions.note_submitting)}
        cancelLabel={t(($) => $.submissions.no_cancel)}
        confirmLabel={t(($) => $.submissions.yes_submit)}
        busy={isPending}
        onCancel={() => setIsConfirming(false)}
        onConfirm={() => void send('Submitted')}
      />
    </Form>
  );
}
