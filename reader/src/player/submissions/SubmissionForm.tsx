import BackIcon from '@mui/icons-material/ArrowBack';
import { styled } from '@mui/material/styles';
import { Button, ConfirmDialog, IconButton, NoticeSnackbar, token } from '@realmkit/design-system';
import { titleOf } from '@realmkit/openapi/submissions';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SettingsStore } from '../settings/settings.ts';
import { HandInSummary } from './HandInSummary.tsx';
import { type BookBeside, PlaceLink } from './PlaceLink.tsx';
import { QuestionAnswer } from './QuestionAnswer.tsx';
import { ReopenedNote } from './ReopenedNote.tsx';
import { exercisesOf, isInTheBook, type Submission, type SubmissionSource } from './Submission.ts';
import { SubmissionTime } from './SubmissionTime.tsx';
import type { SaveState } from './useAnswers.ts';
import { useQuestionReader } from './useQuestionReader.ts';
import { useSubmissionForm } from './useSubmissionForm.ts';

const Form = styled('div')({
  display: 'grid',
  gap: token('space.250'),
  padding: `0 ${token('space.200')} ${token('space.300')}`,
  alignContent: 'start',
});
const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: token('space.100'),
  '& > h3': { margin: 0, outline: 0, fontSize: token('font.size.h3'), hyphens: 'auto' },
});
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: token('space.150'), '& > [aria-disabled=true]': { opacity: 0.6 } });
const SaveError = styled('p')({
  margin: 0,
  padding: `${token('space.150')} ${token('space.200')}`,
  borderRadius: token('radius.control'),
  backgroundColor: token('color.feedback.errorSoft'),
  color: token('color.feedback.onErrorSoft'),
});

interface SubmissionFormProps {
  readonly submission: Submission;
  readonly source: SubmissionSource;
  readonly book: BookBeside;
  readonly settings: SettingsStore;
  /** Called before a question is read aloud. */
  readonly onReadAloud: () => void;
  /** True if the title takes the focus when the form opens. */
  readonly takesFocus: boolean;
  readonly onBack: () => void;
  /** Called with true as soon as there are unsaved answers, and with false when there are none or the form is closed. */
  readonly onUnsaved: (isUnsaved: boolean) => void;
  /** Called with the submission after a save. */
  readonly onChanged: (submission: Submission) => void;
  /** Called with the specified message when a save failed (reader §8). */
  readonly onError: (message: string, error: unknown) => void;
}

interface SavingProps {
  readonly state: SaveState | undefined;
  readonly language: string;
}

/** Shows whether what is typed is saved, and who can read that. */
function Saving({ state, language }: SavingProps) {
  const { t } = useTranslation('reader');
  const text = () => {
    if (state === undefined) return null;
    if (state.name !== 'saved') return t(($) => $.submissions[state.name === 'noNetwork' ? 'notSavedNetwork' : 'notSavedYet']);
    return t(($) => $.submissions.savedAt, { time: state.at.toLocaleTimeString(language, { timeStyle: 'short' }) });
  };
  return (
    <div>
      <p style={{ margin: 0 }} role="status">
        {text()}
      </p>
      <p style={{ margin: 0 }}>{t(($) => $.submissions.readers)}</p>
    </div>
  );
}

/** Shows the form of one submission: saved any number of times, submitted once after a confirmation, then read-only (reader §4, §5, §6). */
export function SubmissionForm({
  submission,
  source,
  book,
  settings,
  onReadAloud,
  takesFocus,
  onBack,
  onUnsaved,
  onChanged,
  onError,
}: SubmissionFormProps) {
  const { t, i18n } = useTranslation('reader');
  const title = useRef<HTMLHeadingElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  const isOwner = source.isOwner ?? false;
  const isDone = submission.status === 'Submitted';
  const isShared = source.isShared === true;
  const cannotSend = isDone || isOwner || source.isReadOnly === true || isShared;
  const hasNoFields = isInTheBook(submission);
  const readOnly = cannotSend || hasNoFields;
  const { language } = submission.context;
  const questionReader = useQuestionReader({ language: language ?? i18n.language, settings, onStart: onReadAloud });
  const { form, notice, problem, isPending, isConfirming, press, confirm, dismiss } = useSubmissionForm({
    submission,
    source,
    readOnly,
    onChanged,
    onSent: (status) => {
      // The button that had the focus is gone.
      if (status === 'Submitted' && !submit.current) title.current?.focus();
    },
    onError,
  });
  const { isUnsaved, isInterrupted, saveState } = form;
  useEffect(() => {
    onUnsaved(isUnsaved);
    return () => onUnsaved(false);
  }, [isUnsaved, onUnsaved]);

  const [before, after] = t(($) => $.submissions.answersOf, { name: '\n' }).split('\n');

  return (
    <Form>
      <Head>
        <IconButton label={t(($) => $.submissions.back)} onClick={onBack}>
          <BackIcon aria-hidden />
        </IconButton>
        <h3 ref={title} tabIndex={-1}>
          {titleOf(submission)}
        </h3>
      </Head>
      {submission.userName ? (
        <p style={{ margin: 0 }}>
          <span>{before}</span>
          <bdi>{submission.userName}</bdi>
          <span>{`${after} · ${isDone ? t(($) => $.submissions.submitted) : t(($) => $.submissions.notHandedIn)}`}</span>
          <SubmissionTime submission={submission} />
        </p>
      ) : null}
      {submission.context.type === 'Assignment' ? <p style={{ margin: 0 }}>{submission.context.assignment.description}</p> : null}
      <ReopenedNote submission={submission} />
      {hasNoFields ? <p style={{ margin: 0 }}>{t(($) => $.submissions.inTheBookText)}</p> : null}
      <PlaceLink submission={submission} source={source} book={book} />
      {isShared ? <p style={{ margin: 0 }}>{t(($) => $.submissions.shared)}</p> : null}
      {exercisesOf(submission).flatMap(({ id, content }) =>
        content.map((item, index) => (
          <QuestionAnswer
            key={`${id} ${index}`}
            submission={submission}
            place={{ id, index, item }}
            answers={form}
            readOnly={readOnly}
            hasField={!isShared}
            isOwner={isOwner}
            reader={questionReader}
            onChosen={() => dismiss('problem')}
          />
        )),
      )}
      {isInterrupted && notice === undefined && !problem ? <SaveError role="alert">{t(($) => $.submissions.interrupted)}</SaveError> : null}
      {problem ? <SaveError role="alert">{t(($) => $.submissions[problem])}</SaveError> : null}
      {readOnly ? null : <Saving state={saveState} language={i18n.language} />}
      {cannotSend ? null : (
        <Buttons>
          {hasNoFields ? null : (
            <Button aria-disabled={isPending} onClick={() => void press('InProgress')}>
              {t(($) => $.submissions.save)}
            </Button>
          )}
          <Button ref={submit} variant="contained" aria-disabled={isPending} onClick={confirm}>
            {t(($) => $.submissions[hasNoFields ? 'finish' : 'submit'])}
          </Button>
        </Buttons>
      )}
      {hasNoFields && isDone && !isOwner ? <p style={{ margin: 0 }}>{t(($) => $.submissions.finished)}</p> : null}
      <ConfirmDialog
        open={isConfirming}
        title={t(($) => $.submissions[hasNoFields ? 'confirm_finishing' : 'confirm_submitting'])}
        description={t(($) => $.submissions[hasNoFields ? 'note_finishing' : 'note_submitting'])}
        cancelLabel={t(($) => $.submissions.no_cancel)}
        confirmLabel={t(($) => $.submissions[hasNoFields ? 'yes_finish' : 'yes_submit'])}
        busy={isPending}
        onCancel={() => dismiss('confirming')}
        onConfirm={() => void press('Submitted')}
      >
        {isConfirming && !hasNoFields ? <HandInSummary submission={submission} answers={form.answers} /> : null}
      </ConfirmDialog>
      <NoticeSnackbar
        open={notice !== undefined}
        message={notice ? t(($) => $.submissions[notice]) : ''}
        type="success"
        closeLabel={t(($) => $.close)}
        onClose={() => dismiss('notice')}
      />
    </Form>
  );
}
