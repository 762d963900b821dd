import { createContext, type ReactNode, use, useCallback, useEffect, useRef } from 'react';
import { type Announcer, createAnnouncer, type Urgency } from './createAnnouncer.ts';

type Say = Announcer['say'];

const SayContext = createContext<Say | undefined>(undefined);

const sayNothing: Say = () => undefined;

interface AnnouncerProviderProps {
  /** The shadow root of an embedded part; by default the page. */
  readonly root?: ShadowRoot;
  readonly children: ReactNode;
}

/**
 * Provides the one announcer of a page or of a shadow root: everything that screen readers are to hear without the focus goes through it. Within
 * another, it is that of the page.
 */
export function AnnouncerProvider({ root, children }: AnnouncerProviderProps) {
  const isOnPage = use(SayContext) !== undefined && root === undefined;
  return isOnPage ? children : <OwnAnnouncer {...(root && { root })}>{children}</OwnAnnouncer>;
}

function OwnAnnouncer({ root, children }: AnnouncerProviderProps) {
  const announcer = useRef<Announcer>(undefined);
  const early = useRef<Parameters<Say>[]>([]);
  const say = useCallback<Say>((...said) => {
    if (announcer.current) announcer.current.say(...said);
    // The effects of the children run first.
    else early.current.push(said);
  }, []);
  useEffect(() => {
    const created = createAnnouncer(root ?? document.body);
    announcer.current = created;
    for (const said of early.current.splice(0)) created.say(...said);
    return () => {
      announcer.current = undefined;
      created.remove();
    };
  }, [root]);
  return <SayContext value={say}>{children}</SayContext>;
}

/** Returns the function that says a text to screen readers: `polite` unless it is `assertive`. */
export const useAnnounce = (): Say => use(SayContext) ?? sayNothing;

/** Says a text to screen readers when it is new; nothing while it is empty. */
export function useAnnounced(text: string | undefined, urgency: Urgency = 'polite'): void {
  const say = useAnnounce();
  useEffect(() => {
    if (text) say(text, urgency);
  }, [text, urgency, say]);
}
