import { useEffect, useState } from 'react';
import { panelShare } from '../submissions/Submission.ts';
import { loadPanelState, savePanelState } from './panelState.ts';

const session = (): Storage => window.sessionStorage;

/** The time between the press and the panel, in ms, in which the book makes room (reader §4, §9). */
const panelDelay = 500;

/** Whether the submissions panel is there, and how much of the width it takes. */
export interface SubmissionsPanelState {
  /** What was asked for last. */
  readonly wanted: boolean;
  readonly open: boolean;
  /** In percent of the width. */
  readonly share: number;
  readonly toggle: () => void;
  /** The submission whose form shows; undefined for the list. */
  readonly currentId: string | undefined;
  readonly setCurrentId: (id: string | undefined) => void;
}

/** Opens and closes the submissions panel with its delay (reader §4). */
export function useSubmissionsPanel(bookId: string): SubmissionsPanelState {
  const [kept] = useState(() => loadPanelState(bookId, session));
  const [wanted, setWanted] = useState(kept.submissionsOpen);
  const [currentId, setCurrentId] = useState(kept.currentSubmissionId);
  const [open, setOpen] = useState(false);
  const [share, setShare] = useState(() => panelShare(window.innerWidth));
  useEffect(() => {
    if (wanted === open) return;
    const timer = setTimeout(() => setOpen(wanted), panelDelay);
    return () => clearTimeout(timer);
  }, [wanted, open]);
  useEffect(() => {
    const measure = () => setShare(panelShare(window.innerWidth));
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  useEffect(
    () => savePanelState(bookId, { submissionsOpen: wanted, currentSubmissionId: currentId }, session),
    [bookId, wanted, currentId],
  );
  return { currentId, setCurrentId, wanted, open, share, toggle: () => setWanted((before) => !before) };
}
