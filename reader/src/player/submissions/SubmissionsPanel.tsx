import { styled } from '@mui/material/styles';
import { ModalPanel, NoticeSnackbar } from '@realmkit/design-system';
import { titleOf } from '@realmkit/openapi/submissions';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useFocusReturn } from '../controls/useFocusReturn.ts';
import type { SettingsStore } from '../settings/settings.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { PanelFrame, PanelHeader, panelColumn } from './PanelFrame.tsx';
import type { BookBeside } from './PlaceLink.tsx';
import type { Submission, SubmissionSource } from './Submission.ts';
import { SubmissionForm } from './SubmissionForm.tsx';
import { SubmissionLists } from './SubmissionLists.tsx';
import { readSubmission } from './saveDraft.ts';
import { useFollowing } from './useFollowing.ts';
import type { LeaveGuard } from './useLeaveGuard.ts';
import { useOpening } from './useOpening.ts';
import { useSubmissionList } from './useSubmissionList.ts';

const FullScreen = styled(ModalPanel)({ inset: 0, width: '100vw', maxWidth: 'none', height: '100dvh', maxHeight: 'none' });
const Column = styled('div')({ ...panelColumn, height: '100%' });

interface SubmissionsPanelProps {
  readonly source: SubmissionSource;
  readonly book: BookBeside;
  readonly settings: SettingsStore;
  /** Called before a question is read aloud. */
  readonly onReadAloud: () => void;
  /** The share of the width, in percent (reader §2). */
  readonly share: number;
  /** True if the form covers the book, as a modal dialog. */
  readonly isFormModal: boolean;
  /** True if the panel takes the focus. */
  readonly takesFocus: boolean;
  /** The submission whose form is shown first; the list without it. */
  readonly firstId?: string | undefined;
  /** Called with the submission whose form is shown; with undefined for the list. */
  readonly onCurrent?: ((id: string | undefined) => void) | undefined;
  /** Asks before the form is left with unsaved answers. */
  readonly guard: LeaveGuard;
  readonly onClose: () => void;
  /** Called when loading failed (reader §8). */
  readonly onError: (message: string, error: unknown) => void;
}

/** Shows the user's assignments and quizzes beside the book: a card each, and the form of one (reader §2). */
export function SubmissionsPanel({
  source,
  book,
  settings,
  onReadAloud,
  share,
  isFormModal,
  takesFocus,
  firstId,
  onCurrent,
  guard,
  onClose,
  onError,
}: SubmissionsPanelProps) {
  const { t } = useTranslation('reader');
  useFocusReturn();
  const { contextId } = source;
  const [currentId, setCurrent] = useState(firstId);
  const isFollowed = source.isOwner === true || currentId === undefined;
  const assignments = useSubmissionList({ type: 'Assignment', list: source.list, contextId, isFollowed, onError });
  const quizzes = useSubmissionList({ type: 'Quiz', list: source.listQuizzes, contextId, isFollowed, onError });
  // A service that ignores the context type gives the same submissions in both lists.
  const known = new Set(assignments.submissions.map(({ id }) => id));
  const ownQuizzes = { ...quizzes, submissions: quizzes.submissions.filter(({ id }) => !known.has(id)) };
  const submissions = [...assignments.submissions, ...ownQuizzes.submissions];
  const states = [assignments.state, quizzes.state];
  const setCurrentId = (id: string | undefined) => {
    setCurrent(id);
    onCurrent?.(id);
  };
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) root.current?.focus();
  }, [takesFocus]);
  const [hasPressed, setHasPressed] = useState(false);

  const closeForm = () =>
    guard.leave(() => {
      // Rendered at once, so that the card of the form can take the focus back.
      flushSync(() => setCurrentId(undefined));
      root.current?.querySelector<HTMLElement>(`[data-submission="${CSS.escape(currentId ?? '')}"]`)?.focus();
    });
  // The first form may be of a further page, which a link does not wait for.
  const [linked, setLinked] = useState<Submission>();
  const current = [...submissions, ...(linked ? [linked] : [])].find(({ id }) => id === currentId);
  const replace = (changed: Submission) => {
    setLinked((before) => (changed.id === firstId ? changed : before));
    for (const list of [assignments, quizzes]) list.replace(changed);
  };
  // A form in which the user writes stays as it was opened: what other devices save is merged when it is saved. One that is handed in may be reopened.
  const waitingId = current?.status === 'Submitted' && !source.isOwner ? current.id : undefined;
  const showReopened = useEffectEvent((loaded: Submission) => {
    if (loaded.id === waitingId) replace(loaded);
  });
  useFollowing(waitingId !== undefined, async () => {
    if (waitingId !== undefined && source.get) showReopened(await readSubmission(source.get(waitingId)));
  });
  const opening = useOpening({
    source,
    onLoaded: replace,
    onOpen: (id) => {
      setHasPressed(true);
      setCurrentId(id);
    },
    onError,
  });
  const isMissing = firstId !== undefined && firstId === currentId && !current && !states.includes('loading');
  const openLinked = useEffectEvent(() => {
    if (isMissing && source.get) opening.open(firstId);
  });
  useEffect(() => openLinked(), [isMissing]);
  const form = current ? (
    <SubmissionForm
      key={current.id}
      submission={current}
      source={source}
      book={book}
      settings={settings}
      onReadAloud={onReadAloud}
      takesFocus={hasPressed || isFormModal}
      onBack={closeForm}
      onUnsaved={guard.setIsUnsaved}
      onChanged={replace}
      onError={onError}
    />
  ) : null;

  return (
    // Closing the form clears the id; closing the list closes the panel (reader §4).
    <PanelFrame ref={root} share={share} onClose={current && !isFormModal ? closeForm : onClose}>
      <div>
        {form && !isFormModal ? (
          form
        ) : (
          <SubmissionLists assignments={assignments} quizzes={ownQuizzes} opening={opening} isOwner={source.isOwner === true} />
        )}
      </div>
      {current && isFormModal ? (
        <FullScreen open aria-label={titleOf(current)} onClose={closeForm}>
          <Column>
            <PanelHeader onClose={closeForm} />
            <div>{form}</div>
          </Column>
        </FullScreen>
      ) : null}
      <LeaveDialog guard={guard} isStored={source.drafts !== undefined} />
      <NoticeSnackbar
        open={opening.hasFailed}
        message={t(($) => $.submissions.answersFailed)}
        type="error"
        closeLabel={t(($) => $.close)}
        onClose={opening.dismiss}
      />
    </PanelFrame>
  );
}
