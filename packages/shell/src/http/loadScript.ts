import { PageNotLoadedError } from './PageNotLoadedError.ts';

/** The time in which a page that is being left has gone, in milliseconds. */
const leaveMs = 3000;

/** What tells that a page is being left. */
const leaveEvents = ['beforeunload', 'pagehide'] as const;

/** Waits until a page that was being left has stayed, or is shown again. */
const stayed = () =>
  new Promise((resolve) => {
    setTimeout(resolve, leaveMs);
    window.addEventListener('pageshow', resolve, { once: true });
  });

/**
 * Loads a script of the app. While the page is being left, a failure waits: browsers cancel what is still loading, and nobody who leaves a page
 * should see its error, nor should it be reported. Who stays, such as after a download, sees it after that time; who comes back by the Back button to
 * a page that the browser kept as it was, gets it loaded again.
 * @param load imports the module.
 * @param name what the error says was not loaded.
 * @param reload loads the page again.
 * @throws PageNotLoadedError if the script cannot be loaded.
 */
export async function loadScript<Module>(
  load: () => Promise<Module>,
  name: string,
  reload = () => window.location.reload(),
): Promise<Module> {
  let isLeaving = false;
  let hasLeft = false;
  const onLeave = ({ type }: Event) => {
    isLeaving = true;
    hasLeft ||= type === 'pagehide';
  };
  // Only while the script is loading, because some browsers do not cache pages that listen to this event for the Back button.
  for (const type of leaveEvents) window.addEventListener(type, onLeave);
  try {
    return await load();
  } catch (cause) {
    if (isLeaving) await stayed();
    if (hasLeft) {
      reload();
      await new Promise(() => {});
    }
    throw new PageNotLoadedError(name, cause);
  } finally {
    for (const type of leaveEvents) window.removeEventListener(type, onLeave);
  }
}
