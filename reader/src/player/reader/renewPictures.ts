import type { BookFiles } from '../publication/BookFiles.ts';

const loads = (target: EventTarget | null): target is HTMLElement & { src: string } =>
  target instanceof Object && 'src' in target && typeof target.src === 'string' && 'localName' in target;

/** Signs a picture of a page anew, once, when it did not come: its policy may have ended while the page was open. Returns the end of it. */
export function renewPictures(document: Document, files: BookFiles): () => void {
  const tried = new WeakSet<EventTarget>();
  const onError = ({ target }: Event) => {
    if (!loads(target) || tried.has(target)) return;
    tried.add(target);
    files.renewed(target.src).then(
      (address) => {
        if (address && address !== target.src) target.src = address;
      },
      () => undefined,
    );
  };
  document.addEventListener('error', onError, true);
  return () => document.removeEventListener('error', onError, true);
}
