import { ProtectedBookError } from '../network/bookError.ts';
import type { BookFiles } from '../publication/BookFiles.ts';

// By its properties: what a frame creates is no instance of the classes of this window.
const loads = (target: EventTarget | null): target is HTMLElement & { src: string } =>
  target !== null && 'src' in target && typeof target.src === 'string' && 'localName' in target;

/**
 * Reloads a picture of a page once when it fails and can be loaded now: its policy may have expired while the page was open, or the service
 * failed for a moment. One that is protected is reported. Returns a function that stops it.
 */
export function renewPictures(document: Document, files: BookFiles, onProtected: (error: ProtectedBookError) => void): () => void {
  const tried = new WeakSet<EventTarget>();
  const onError = ({ target }: Event) => {
    if (!loads(target) || tried.has(target)) return;
    tried.add(target);
    files.renewedUrl(target.src).then(
      (url) => {
        // The same one loads a picture again too: the service had failed.
        if (url) target.src = url;
      },
      (error: unknown) => {
        if (error instanceof ProtectedBookError) onProtected(error);
      },
    );
  };
  document.addEventListener('error', onError, true);
  return () => document.removeEventListener('error', onError, true);
}
