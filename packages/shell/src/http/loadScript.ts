import { PageNotLoadedError } from './PageNotLoadedError.ts';

/** The time in which a page that is being left has gone, in milliseconds. */
const leaveMs = 3000;

/**
 * Loads a script of the app. While the page is being left, a failure waits: browsers cancel what is still loading, and nobody who leaves a page
 * should see its error, nor should it be reported. Who stays, such as after a download, sees it after that time.
 * @param load imports the module.
 * @param name what the error says was not loaded.
 * @throws PageNotLoadedError if the script cannot be loaded.
 */
export async function loadScript<Module>(load: () => Promise<Module>, name: string): Promise<Module> {
  let isLeaving = false;
  const onLeave = () => {
    isLeaving = true;
  };
  // Only while the script is loading, because some browsers do not cache pages that listen to this event for the Back button.
  window.addEventListener('beforeunload', onLeave);
  try {
    return await load();
  } catch (cause) {
    if (isLeaving) await new Promise((resolve) => setTimeout(resolve, leaveMs));
    throw new PageNotLoadedError(name, cause);
  } finally {
    window.removeEventListener('beforeunload', onLeave);
  }
}
