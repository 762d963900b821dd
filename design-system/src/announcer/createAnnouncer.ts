import { visuallyHidden } from '../theme/visuallyHidden.ts';

/** `assertive` interrupts a screen reader, for what went wrong; `polite` waits until it has finished. */
export type Urgency = 'polite' | 'assertive';

/** Says texts to screen readers. */
export interface Announcer {
  /** Queues a text; one that is queued already is not said again. */
  readonly say: (text: string, urgency?: Urgency) => void;
  readonly remove: () => void;
}

/** The time, in milliseconds, that one change of the page has for all its texts, and that screen readers have to learn of a moved region. */
const collectMs = 100;

/** The time, in milliseconds, after which nobody reads a text at the end of the page any more. */
const forgetMs = 10_000;

function createRegion(role: 'status' | 'alert'): HTMLElement {
  const region = document.createElement('div');
  region.role = role;
  region.ariaAtomic = 'false';
  region.dataset.announcer = '';
  // At the start of the window: at the end of the page it would make this a pixel higher.
  Object.assign(region.style, visuallyHidden, { position: 'fixed', top: '0', left: '0', width: '1px', height: '1px' });
  return region;
}

/**
 * Creates the announcer of a page, or of a shadow root. It is in the page before its first text, which a screen reader would miss otherwise, and
 * moves into the dialog that is open, which makes everything else inert.
 */
export function createAnnouncer(root: HTMLElement | ShadowRoot): Announcer {
  const regions = { polite: createRegion('status'), assertive: createRegion('alert') };
  const queue = new Map<string, Urgency>();
  let flushing: ReturnType<typeof setTimeout> | undefined;
  let forgetting: ReturnType<typeof setTimeout> | undefined;
  const place = () => {
    const host = [...root.querySelectorAll('dialog[open]')].at(-1) ?? root;
    if (regions.polite.parentNode !== host) host.append(regions.polite);
    return host;
  };
  const clear = () => {
    regions.polite.replaceChildren();
    regions.assertive.remove();
    regions.assertive.replaceChildren();
  };
  const flush = () => {
    flushing = undefined;
    clearTimeout(forgetting);
    clear();
    for (const [text, urgency] of queue) {
      const line = document.createElement('p');
      line.textContent = text;
      regions[urgency].append(line);
    }
    // An alert is said when it comes with its text.
    if (regions.assertive.hasChildNodes()) place().append(regions.assertive);
    queue.clear();
    forgetting = setTimeout(clear, forgetMs);
  };
  place();
  return {
    say: (text, urgency = 'polite') => {
      const line = text.trim();
      if (line === '') return;
      place();
      if (queue.get(line) !== 'assertive') queue.set(line, urgency);
      flushing ??= setTimeout(flush, collectMs);
    },
    remove: () => {
      clearTimeout(flushing);
      clearTimeout(forgetting);
      clear();
      regions.polite.remove();
    },
  };
}
