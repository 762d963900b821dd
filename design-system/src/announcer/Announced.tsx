import { type ComponentPropsWithoutRef, type RefCallback, useCallback } from 'react';
import { useAnnounce } from './AnnouncerProvider.tsx';
import type { Urgency } from './createAnnouncer.ts';
import { readText } from './readText.ts';

/** Returns the ref of an element whose text is said when it comes and whenever it changes; without an urgency it is only shown. */
export function useAnnouncedContent(urgency: Urgency | undefined): RefCallback<HTMLElement> {
  const say = useAnnounce();
  return useCallback(
    (element) => {
      if (!element || !urgency) return undefined;
      let said = '';
      const sayChange = () => {
        const text = readText(element);
        if (text !== said) say(text, urgency);
        said = text;
      };
      sayChange();
      const observer = new MutationObserver(sayChange);
      observer.observe(element, { subtree: true, childList: true, characterData: true });
      return () => observer.disconnect();
    },
    [say, urgency],
  );
}

interface AnnouncedProps extends Omit<ComponentPropsWithoutRef<'div'>, 'ref'> {
  /** By default `polite`. */
  urgency?: Urgency;
}

/** Renders a text that is said when it comes and whenever it changes: by the page's announcer, not by a live region of its own. */
export function Announced({ urgency = 'polite', ...content }: AnnouncedProps) {
  return <div ref={useAnnouncedContent(urgency)} {...content} />;
}
