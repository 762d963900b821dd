/** A WebDriver BiDi command as Playwright sends it. */
export interface Command {
  readonly id: number;
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Sends a command of the bridge's own to Firefox and resolves with its result. */
export type Call = (method: string, params: object) => Promise<Readonly<Record<string, unknown>>>;

/** Handles a command in place of Firefox and resolves with its result. */
type Handler = (params: Command['params'], call: Call) => Promise<object>;

const isString = (value: unknown): value is string => typeof value === 'string';
const strings = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter(isString) : []);

/** Runs in Firefox's own window: sets the scheme of pages as the developer tools do. */
const setColorScheme = `(scheme, ...pages) => {
  const { NavigableManager } = ChromeUtils.importESModule('chrome://remote/content/shared/NavigableManager.sys.mjs');
  for (const page of pages) NavigableManager.getBrowsingContextById(page).top.prefersColorSchemeOverride = scheme;
}`;

/** Resolves with a window of Firefox itself, in which scripts may use all of the browser. */
async function browserWindow(call: Call): Promise<unknown> {
  const { contexts } = await call('browsingContext.getTree', { 'moz:scope': 'chrome', maxDepth: 0 });
  const [window] = Array.isArray(contexts) ? contexts : [];
  return window?.context;
}

/** The commands that Firefox ESR 153 does not know. */
const handlers: Readonly<Record<string, Handler>> = {
  async 'emulation.setMediaFeaturesOverride'({ features, contexts, userContexts }, call) {
    const scheme = features && typeof features === 'object' && 'prefers-color-scheme' in features ? features['prefers-color-scheme'] : null;
    if (strings(userContexts).length > 0) {
      // Pages that open later: the preference of `project.ts` makes them light.
      if (scheme === 'dark') throw new Error('Firefox ESR opens every page with a light scheme: emulate a dark one on the page');
      return {};
    }
    const args = [isString(scheme) ? scheme : 'none', ...strings(contexts)].map((value) => ({ type: 'string', value }));
    const target = { context: await browserWindow(call) };
    const { type, exceptionDetails } = await call('script.callFunction', {
      functionDeclaration: setColorScheme,
      arguments: args,
      target,
      awaitPromise: false,
    });
    if (type !== 'success') throw new Error(`Firefox did not set the scheme: ${JSON.stringify(exceptionDetails)}`);
    return {};
  },
};

/** Returns how to handle a command that Firefox ESR does not know; undefined for those that it knows. */
export const handlerOf = ({ method }: Command): Handler | undefined => handlers[method];

/**
 * Playwright's insertion of text sets `value` as a script does. React then takes the value for its own and ignores the event, so that `fill()`
 * changes nothing in a controlled field. This one inserts text as a user does. Playwright goes on with the frame that has the focus, if one has.
 */
const insertText = `(text) => {
  let focused = document.activeElement;
  while (focused?.shadowRoot) focused = focused.shadowRoot.activeElement;
  if (focused instanceof HTMLIFrameElement) return focused;
  document.execCommand('insertText', false, text);
}`;

/** Returns a command with its script replaced where Playwright inserts text, else the same command. */
export function withTrustedInput(command: Command): Command {
  const { arguments: values } = command.params;
  if (command.method !== 'script.callFunction' || !Array.isArray(values)) return command;
  const replaced = values.map((one) =>
    isString(one?.value) && one.value.includes('window.__pw_bidiInsertText(') ? { ...one, value: insertText } : one,
  );
  return { ...command, params: { ...command.params, arguments: replaced } };
}

/** A message of Firefox: the result of a command, or an event. */
interface Message {
  readonly method?: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** Returns an event with an id of the download where Firefox sends none, as for files that a page creates: Playwright drops such downloads. */
export function withDownloadId<Sent extends Message>(message: Sent): Sent {
  const { method, params } = message;
  if (!method?.startsWith('browsingContext.download') || !params || params.navigation || params.download) return message;
  return { ...message, params: { ...params, download: params.url } };
}
