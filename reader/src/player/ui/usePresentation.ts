import type { FullScreen } from '@realmkit/design-system';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PressedKey } from '../controls/keyCommands.ts';
import { presenterCommandOf, takesText } from '../controls/presenterKeys.ts';
import type { Reader } from '../reader/Reader.ts';

/** The book as it is shown to a class: it fills the screen, without what belongs to persons, and takes the keys of a presenter. */
export interface Presentation {
  readonly isOn: boolean;
  /** True while the screen is black. */
  readonly isBlank: boolean;
  readonly toggle: () => void;
  /** Ends the black screen. */
  readonly showAgain: () => void;
  /** Runs the command of a key while the book is shown; returns false if there is none. */
  readonly takeKey: (event: PressedKey & { readonly preventDefault: () => void }, isTyping: boolean) => boolean;
}

interface PresentationOptions {
  readonly bookId: string;
  /** Undefined until the book is open. */
  readonly reader: Reader | undefined;
  readonly fullScreen: FullScreen;
  /** Called when it begins: what is open of persons is closed, and stays closed afterwards. */
  readonly onStart: () => void;
}

/** Shows a book to a class, in this tab and until the book is closed. */
export function usePresentation({ bookId, reader, fullScreen, onStart }: PresentationOptions): Presentation {
  const [presented, setPresented] = useState<{ readonly bookId: string; readonly isBlank: boolean }>();
  const isOn = presented?.bookId === bookId;
  const isBlank = isOn && presented.isBlank;
  const setBlank = (next: boolean) => setPresented({ bookId, isBlank: next });
  const end = () => {
    setPresented(undefined);
    fullScreen.leave();
  };

  const takeKey: Presentation['takeKey'] = (event, isTyping) => {
    if (!isOn) return false;
    const direction = reader?.state.get().publication?.direction ?? 'ltr';
    const command = presenterCommandOf(event, { direction, isTyping });
    if (!command) return false;
    event.preventDefault();
    if (command === 'end') end();
    else if (isBlank || command === 'blank') setBlank(!isBlank);
    else void reader?.turn(command, 'screen');
    return true;
  };

  // Before any control that has the focus: a presenter presses no button.
  const onWindowKey = useEffectEvent((event: KeyboardEvent) => {
    if (takeKey(event, takesText(event.composedPath()[0]))) event.stopPropagation();
  });
  useEffect(() => {
    if (!isOn) return;
    const listener = (event: KeyboardEvent) => onWindowKey(event);
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, [isOn]);

  // The browser takes the Escape that leaves the full screen for itself.
  const wasFull = useRef(false);
  useEffect(() => {
    if (wasFull.current && !fullScreen.full) setPresented(undefined);
    wasFull.current = fullScreen.full;
  }, [fullScreen.full]);

  return {
    isOn,
    isBlank,
    toggle: () => {
      if (isOn) return end();
      onStart();
      setBlank(false);
      if (fullScreen.isSupported) fullScreen.enter();
    },
    showAgain: () => setBlank(false),
    takeKey,
  };
}
