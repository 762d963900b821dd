import CloseIcon from '@mui/icons-material/Close';
import { styled } from '@mui/material/styles';
import { Button, ConfirmDialog, EmptyState, FailedState, IconButton, ModalPanel, token } from '@realmkit/design-system';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useFocusReturn } from '../ui/useFocusReturn.ts';
import { questionsCount, type SubmissionLists, type SubmissionSource, shortDate, titleOf, withChanged, withPageOf } from './Submission.ts';
import { SubmissionForm } from './SubmissionForm.tsx';
import type { LeaveGuard } from './useLeaveGuard.ts';

/** A heading with a button to close, and below it what scrolls. */
const column = {
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: token('color.surface.page'),
  color: token('color.text.default'),
  '& > header': { flex: 'none', display: 'flex', alignItems: 'center', minHeight: '3.5rem', paddingInline: '1rem 0.5rem' },
  '& > header > h2': { flex: 1, margin: 0, fontSize: token('font.size.lead') },
  '& > div': { flex: 1, minHeight: 0, overflowY: 'auto' },
  '& a': { color: token('color.text.link') },
} as const;
const Root = styled('aside')({
  ...column,
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  zIndex: 4,
  outline: 0,
  borderInlineStart: `1px solid ${token('color.border.divider')}`,
});
const FullScreen = styled(ModalPanel)({ inset: 0, width: '100vw', maxWidth: 'none', height: '100dvh', maxHeight: 'none' });
const Column = styled('div')({ ...column, height: '100%' });
const List = styled('ul')({ listStyle: 'none', display: 'grid', gap: '0.75rem', margin: 0, padding: '0 1rem 1rem' });
const Card = styled('button')({
  display: 'grid',
  gap: '0.25rem',
  width: '100%',
  padding: '1rem',
  border: `1px solid ${token('color.border.divider')}`,
  borderRadius: token('radius.card'),
  backgroundColor: token('color.surface.raised'),
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '& > strong': { fontWeight: token('font.weight.strong') },
  '& > span': { color: token('color.text.muted'), fontSize: token('font.size.caption') },
  '&:hover': { borderColor: token('color.border.control') },
});

interface SubmissionsPanelProps {
  readonly source: SubmissionSource;
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

/** Shows the user's assignments beside the book: a card each, and the form of one (reader §2). */
export function SubmissionsPanel({
  source,
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
  const [lists, setLists] = useState<SubmissionLists>(new Map());
  const { submissions, cursor } = lists.get(contextId) ?? { submissions: [], cursor: undefined };
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [currentId, setCurrent] = useState(firstId);
  const setCurrentId = (id: string | undefined) => {
    setCurrent(id);
    onCurrent?.(id);
  };
  const root = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (takesFocus) root.current?.focus();
  }, [takesFocus]);
  const [hasPressed, setHasPressed] = useState(false);

  const load = async () => {
    setState('loading');
    try {
      const page = await source.list(cursor ?? undefined, contextId);
      setLists((before) => withPageOf(before, contextId, page));
      setState('ready');
      if (page.data.length === 0 && submissions.length === 0) onError('The submission is not created yet', undefined);
    } catch (error) {
      setState('failed');
      onError('Failed to get Submissions. for resource: Assignment.', error);
    }
  };
  const loadFirst = useEffectEvent(() => {
    if (cursor === undefined) void load();
  });
  useEffect(() => loadFirst(), [contextId]);

  const closeForm = () =>
    guard.leave(() => {
      // Rendered at once, so that the card of the form can take the focus back.
      flushSync(() => setCurrentId(undefined));
      list.current?.querySelector<HTMLElement>(`[data-submission="${CSS.escape(currentId ?? '')}"]`)?.focus();
    });
  const current = submissions.find(({ id }) => id === currentId);
  const cards = submissions.map((submission) => (
    <li key={submission.id}>
      <Card
        type="button"
        data-submission={submission.id}
        onClick={() => {
          setHasPressed(true);
          setCurrentId(submission.id);
        }}
      >
        <strong>{titleOf(submission)}</strong>
        {submission.userName ? <span>{submission.userName}</span> : null}
        <span>{submission.status === 'Submitted' ? t(($) => $.submissions.submitted) : t(($) => $.submissions.inProgress)}</span>
        <span>{t(($) => $.submissions.questions, { count: questionsCount(submission) })}</span>
        {submission.context.type === 'Assignment' ? (
          <span>{t(($) => $.submissions.given, { date: shortDate(submission.context.assignment.createdAt) })}</span>
        ) : null}
      </Card>
    </li>
  ));

  const header = (close: () => void) => (
    <header>
      <h2>{t(($) => $.submissions.title)}</h2>
      <IconButton label={t(($) => $.close)} onClick={close}>
        <CloseIcon aria-hidden />
      </IconButton>
    </header>
  );
  const form = current ? (
    <SubmissionForm
      key={current.id}
      submission={current}
      source={source}
      takesFocus={hasPressed || isFormModal}
      onBack={closeForm}
      onUnsaved={guard.setIsUnsaved}
      onChanged={(changed) => setLists((before) => withChanged(before, changed))}
      onError={onError}
    />
  ) : null;

  return (
    <Root ref={root} tabIndex={-1} aria-label={t(($) => $.submissions.title)} style={{ width: `${share}%` }} data-submissions-panel={share}>
      {/* Closing the form clears the id; closing the list closes the panel (reader §4). */}
      {header(current && !isFormModal ? closeForm : onClose)}
      <div>
        {form && !isFormModal ? (
          form
        ) : (
          <>
            {cards.length > 0 ? <List ref={list}>{cards}</List> : null}
            {state === 'ready' && cards.length === 0 ? (
              <EmptyState
                title={t(($) => $.submissions.none)}
                description={source.isOwner ? t(($) => $.submissions.noneOwnerText) : t(($) => $.submissions.noneText)}
              />
            ) : null}
            {state === 'failed' ? (
              <FailedState
                title={t(($) => $.submissions.failed)}
                retry={{ label: t(($) => $.submissions.retry), onRetry: () => void load() }}
              />
            ) : null}
            {state === 'ready' && cursor ? (
              <div style={{ display: 'grid', justifyItems: 'center', paddingBlockEnd: '1rem' }}>
                <Button variant="outlined" onClick={() => void load()}>
                  {t(($) => $.submissions.more)}
                </Button>
              </div>
            ) : null}
            <p role="status" style={{ margin: 0, paddingInline: '1rem' }}>
              {state === 'loading' ? t(($) => $.submissions.loading) : null}
            </p>
          </>
        )}
      </div>
      {current && isFormModal ? (
        <FullScreen open aria-label={titleOf(current)} onClose={closeForm}>
          <Column>
            {header(closeForm)}
            <div>{form}</div>
          </Column>
        </FullScreen>
      ) : null}
      <ConfirmDialog
        open={guard.isAsking}
        title={t(($) => $.submissions.leaveTitle)}
        description={source.drafts ? t(($) => $.submissions.leaveStored) : t(($) => $.submissions.leaveLost)}
        cancelLabel={t(($) => $.submissions.stay)}
        confirmLabel={t(($) => $.submissions.leave)}
        onCancel={guard.stay}
        onConfirm={guard.confirm}
      />
    </Root>
  );
}
