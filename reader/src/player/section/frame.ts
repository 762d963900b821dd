import { token } from '@realmkit/design-system';
import { FrameRefusedError } from '../network/bookError.ts';

/** A document of more letters than this reaches the parser in several parts. A shorter one is laid out while its pictures load, so that its fonts load, too. */
const partLength = 400_000;

/**
 * What the frame of a page may do. The stage reads and lays out the page, so it shares our origin. WebKit delivers no events to our listeners in a frame that
 * may not run scripts, so the frame may, and the policy at the start of the page forbids all of them (decision 0021).
 */
export const pageSandbox = 'allow-same-origin allow-scripts';

/** Where a frame lies in its element: over the others with a space above and below it in px, or below them. */
export type FramePlace = 'below' | { readonly margin: number };

/**
 * Shows a prepared page's markup in a frame, which lies over the others or below them, whose own policy lets no script run; settles when the page and its pictures have loaded.
 * @throws FrameRefusedError
 */
export function openFrame(markup: string, title: string, into: HTMLElement, place: FramePlace = { margin: 0 }): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', pageSandbox);
  frame.title = title;
  // As large as the page will be, so that most pages are laid out once. A page of the publisher's colours may have no background of its own.
  // Without a transition, which reduced motion makes short instead of none: a page that becomes visible takes the focus at once.
  const placed =
    place === 'below'
      ? 'display:block;height:100%'
      : `position:absolute;inset-block-start:${place.margin}px;height:calc(100% - ${2 * place.margin}px)`;
  frame.style.cssText = `transition:none;${placed};width:100%;border:0;margin:0;padding:0;visibility:hidden;background:${token('color.reader.page')};transform-origin:0 0`;
  // Chromium would lay out a long document after each of its parts, though nothing of it is shown yet.
  if (markup.length > partLength) frame.style.display = 'none';
  const url = URL.createObjectURL(new Blob([markup], { type: 'application/xhtml+xml' }));
  const settled = new AbortController();
  return new Promise<HTMLIFrameElement>((resolve, reject) => {
    const once = { signal: settled.signal };
    frame.addEventListener('load', () => (frame.contentDocument ? resolve(frame) : reject(new FrameRefusedError())), once);
    // Firefox sends no `load` for a frame that frame-src refuses.
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI }) => {
        if (effectiveDirective === 'frame-src' && blockedURI.startsWith('blob')) reject(new FrameRefusedError());
      },
      once,
    );
    frame.src = url;
    into.append(frame);
  }).finally(() => {
    settled.abort();
    frame.style.display = place === 'below' ? 'block' : '';
    URL.revokeObjectURL(url);
  });
}
