import { useEffect, useState, useSyncExternalStore } from 'react';
import { type LeaveGuard, useLeaveGuard } from '../../submissions/useLeaveGuard.ts';
import { loadPanelState, type PanelState, panelKey, savePanelState } from './panelState.ts';

const session = (): Storage => window.sessionStorage;

/** The delay between the press and the panel, in ms, in which the book makes space (reader §4, §9). */
const panelDelay = 500;

const onResize = (listener: () => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

/** Returns the share of the width that the panel takes, in percent, by the width of the screen (reader §2). */
export function panelShare(width: number): 30 | 40 | 50 {
  if (width >= 1366) return 30;
  return width >= 960 ? 40 : 50;
}

/**
 * Returns whether the form of a submission covers the book: a share of so narrow a screen has no room for it (reader §9, narrow-width threshold), nor has one
 * as low as a phone on its side.
 */
const coversBook = (width: number, height: number): boolean => width < 736 || height < 500;

/** The state of the submissions panel and its share of the width. */
export interface SubmissionsPanelState {
  /** The last requested state. */
  readonly isRequested: boolean;
  readonly open: boolean;
  /** In percent of the width. */
  readonly share: number;
  /** True if the form of a submission covers the book. */
  readonly isFormModal: boolean;
  /** True if the user has opened it, not the last state of the tab. */
  readonly takesFocus: boolean;
  readonly toggle: () => void;
  /** Closes the panel at once, with the submission that is shown in it. */
  readonly close: () => void;
  /** The submission whose form is shown; undefined for the list. */
  readonly currentId: string | undefined;
  readonly setCurrentId: (id: string | undefined) => void;
  /** True while the form, which would cover the book, has made room for a page. */
  readonly isAside: boolean;
  /** Shows a page of the book; a form that covers the book makes room for it. */
  readonly showPage: (go: () => void) => void;
  /** Shows the form again that has made room for a page. */
  readonly showForm: () => void;
  /** Asks before the panel or the book is left with unsaved answers. */
  readonly guard: LeaveGuard;
}

/** Closed, as on every opening of a book by somebody who sees the answers of others: they may show it to those others. */
const closed: PanelState = { submissionsOpen: false };

interface SubmissionsPanelOptions {
  readonly bookId: string;
  /** The user whose panel it is; undefined for a host without users. */
  readonly userId: string | undefined;
  /** True if the panel shows the answers of others, with their names. */
  readonly isOwner: boolean;
  /** The submission whose form a link opens with the book. */
  readonly firstId?: string | undefined;
}

/** Opens and closes the submissions panel with its delay (reader §4). Only a panel with the user's own answers is open again after a reload. */
export function useSubmissionsPanel({ bookId, userId, isOwner, firstId }: SubmissionsPanelOptions): SubmissionsPanelState {
  // A user who leaves while the book is open must not hand it on.
  const [key] = useState(() => panelKey(bookId, userId));
  const [stored] = useState((): PanelState => {
    if (firstId !== undefined) return { submissionsOpen: true, currentSubmissionId: firstId };
    return isOwner ? closed : loadPanelState(key, session);
  });
  const [isRequested, setIsRequested] = useState(stored.submissionsOpen);
  const [currentId, setCurrentId] = useState(stored.currentSubmissionId);
  const [open, setOpen] = useState(false);
  const [isAside, setIsAside] = useState(false);
  const guard = useLeaveGuard();
  const [takesFocus, setTakesFocus] = useState(false);
  // Not the width itself, which would render the whole reader on each resize.
  const share = useSyncExternalStore(onResize, () => panelShare(window.innerWidth));
  const [isFormModal, setIsFormModal] = useState(() => coversBook(window.innerWidth, window.innerHeight));
  useEffect(() => {
    let width = window.innerWidth;
    return onResize(() => {
      // A keyboard on the screen changes the height alone: the form must not move while the user writes in it.
      if (window.innerWidth === width) return;
      width = window.innerWidth;
      setIsFormModal(coversBook(width, window.innerHeight));
    });
  }, []);
  useEffect(() => {
    if (isRequested === open) return;
    const timer = setTimeout(() => setOpen(isRequested), panelDelay);
    return () => clearTimeout(timer);
  }, [isRequested, open]);
  useEffect(() => {
    savePanelState(key, isOwner ? closed : { submissionsOpen: isRequested, currentSubmissionId: currentId }, session);
  }, [key, isOwner, isRequested, currentId]);
  const toggle = () =>
    guard.leave(() => {
      setTakesFocus(true);
      setIsAside(false);
      setIsRequested((before) => !before);
    });
  const close = () =>
    guard.leave(() => {
      setIsRequested(false);
      setOpen(false);
      setIsAside(false);
      setCurrentId(undefined);
    });
  const showPage = (go: () => void) => {
    if (!isFormModal) return go();
    guard.leave(() => {
      setIsAside(true);
      setIsRequested(false);
      setOpen(false);
      go();
    });
  };
  const showForm = () => {
    setIsAside(false);
    setTakesFocus(true);
    setIsRequested(true);
    setOpen(true);
  };
  return {
    currentId,
    setCurrentId,
    isRequested,
    open,
    share,
    isFormModal,
    takesFocus,
    toggle,
    close,
    isAside,
    showPage,
    showForm,
    guard,
  };
}
