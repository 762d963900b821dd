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
 * moves into the dialog that is open, which makes everything else inert. Each text stays for its own time: one that the next one takes away at once
 * is read by some screen readers only.
 */
export function createAnnouncer(root: HTMLElement | ShadowRoot): Announcer {
  const regions = { polite: createRegion('status'), assertive: createRegion('alert') };
  const queue = new Map<string, Urgency>();
  let flushing: ReturnType<typeof setTimeout> | undefined;
  const place = (region: HTMLElement, line?: Element) => {
    const host = [...root.querySelectorAll('dialog[open]')].at(-1) ?? root;
    const moves = region.parentNode !== host;
    // A region that moves with its lines may have them said again.
    if (moves) region.replaceChildren();
    if (line) region.append(line);
    // An alert is said when it comes with its text.
    if (moves) host.append(region);
  };
  const forget = (line: Element) => {
    line.remove();
    if (!regions.assertive.hasChildNodes()) regions.assertive.remove();
  };
  const add = (text: string, urgency: Urgency) => {
    for (const said of Object.values(regions).flatMap(({ children }) => [...children])) if (said.textContent === text) forget(said);
    const line = document.createElement('p');
    line.textContent = text;
    place(regions[urgency], line);
    setTimeout(() => forget(line), forgetMs);
  };
  const flush = () => {
    flushing = undefined;
    for (const [text, urgency] of queue) add(text, urgency);
    queue.clear();
  };
  place(regions.polite);
  return {
    say: (text, urgency = 'polite') => {
      const line = text.trim();
      if (line === '') return;
      place(regions.polite);
      if (queue.get(line) !== 'assertive') queue.set(line, urgency);
      flushing ??= setTimeout(flush, collectMs);
    },
    remove: () => {
      clearTimeout(flushing);
      for (const region of Object.values(regions)) region.remove();
    },
  };
}
