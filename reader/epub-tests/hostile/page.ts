import { openFrame } from '../../src/player/section/frame.ts';
import { framesWithin, loadNested } from '../../src/player/section/nestedFrames.ts';
import { contentSecurityPolicy, insertPolicy } from '../../src/player/section/pagePolicy.ts';
import { loadDocument, type PreparedDocument } from '../../src/player/section/preparePage.ts';

/** The scripts of a hostile page. */
export interface ScriptReport {
  /** The names of the scripts that ran. */
  readonly ran: readonly string[];
  /** Whether each script link of the page was stopped by the policy. */
  readonly stoppedLinks: readonly boolean[];
}

/** Declares what the module adds to its page. */
export interface HostilePageWindow extends Window {
  readonly tryPage: (text: string, mediaType: string, guarded: boolean, depth: number) => Promise<ScriptReport>;
}

const ran = (): string[] => [...new Set<string>(Reflect.get(window, 'trialScripts') ?? [])];

const scriptLinks = (document: Document): Element[] =>
  [...document.querySelectorAll('a')].filter((link) => {
    const href = link.getAttribute('href') ?? link.getAttributeNS('http://www.w3.org/1999/xlink', 'href') ?? '';
    return URL.canParse(href) && new URL(href).protocol === 'javascript:';
  });

/** A page that shows one document within it. */
const around = '<html xmlns="http://www.w3.org/1999/xhtml"><head><title>Around</title></head><body><iframe/></body></html>';

/** Writes a page with the policy that the reader gives it; unguarded, the policy allows scripts. */
async function written(text: string, mediaType: string, guarded: boolean): Promise<string> {
  const { document: page } = await loadDocument({ href: '', mediaType }, { text: async () => text });
  const policy = contentSecurityPolicy([location.origin], [], text === around);
  insertPolicy(page, guarded ? policy : policy.replace("script-src 'none'", "script-src 'self' 'unsafe-inline'"));
  return new XMLSerializer().serializeToString(page);
}

/** Opens a page in a frame of the reader without sanitising it, or as a document within others. */
async function open(text: string, mediaType: string, guarded: boolean, depth: number) {
  const hostile: PreparedDocument = { markup: await written(text, mediaType, guarded), nested: [] };
  let whole = hostile;
  for (let level = 0; level < depth; level += 1)
    whole = { markup: await written(around, 'application/xhtml+xml', guarded), nested: [whole] };
  const frame = await openFrame(whole.markup, 'A hostile page', document.body);
  if (!frame.contentDocument) throw new Error('The page left its frame');
  await loadNested(frame.contentDocument, whole.nested);
  const content = framesWithin(frame.contentDocument)[depth - 1]?.document ?? frame.contentDocument;
  return { frame, content };
}

/** Resolves when the script of a link has been stopped by the policy (true) or has run (false). */
const isStopped = (content: Document, before: number) =>
  new Promise<boolean>((resolve) => {
    content.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective }) => effectiveDirective.startsWith('script') && resolve(true),
    );
    const look = () => (ran().length > before ? resolve(false) : requestAnimationFrame(look));
    look();
  });

/** Triggers every handler and every script link of a page, without the reader's own listeners, and reports what ran. */
async function tryPage(text: string, mediaType: string, guarded: boolean, depth: number): Promise<ScriptReport> {
  Reflect.deleteProperty(window, 'trialScripts');
  const { frame, content } = await open(text, mediaType, guarded, depth);
  for (const element of content.querySelectorAll(':not(a, button)'))
    for (const type of ['click', 'mouseover', 'focus', 'load', 'error', 'toggle']) element.dispatchEvent(new Event(type));
  const count = scriptLinks(content).length;
  frame.remove();
  const stoppedLinks: boolean[] = [];
  for (let index = 0; index < count; index++) {
    const linked = await open(text, mediaType, guarded, depth);
    const outcome = isStopped(linked.content, ran().length);
    scriptLinks(linked.content)[index]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    stoppedLinks.push(await outcome);
    linked.frame.remove();
  }
  return { ran: ran(), stoppedLinks };
}

Object.assign(window, { tryPage });
