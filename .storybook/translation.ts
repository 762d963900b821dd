/** Elements whose texts a browser does not translate in place, or not by elements of HTML. */
const untranslated = 'script, style, textarea, title, option, svg, [translate="no"]';

/** A text that the page rendered, and the element that stands in its place. */
interface Replaced {
  readonly original: Text;
  readonly shown: HTMLElement;
  /** The text when it was replaced. */
  readonly text: string;
}

let replaced: Replaced[] = [];
let failures: string[] = [];
/** The text nodes that stand in the place of others. */
const translations = new WeakSet<Node>();

function describe(node: Node | null): string {
  const element = node instanceof Element ? node : node?.parentElement;
  const names: string[] = [];
  for (let one = element; one && one !== document.body && names.length < 4; one = one.parentElement)
    if (one.localName !== 'font') names.unshift(one.localName + (one.id && `#${one.id}`));
  return `${names.join(' > ')} “${element?.textContent.slice(0, 60)}”`;
}

/** Replaces a text node as a browser's translation does: the page's own node leaves the document, and a copy stands in elements of its own. */
function replaceText(original: Text): void {
  if (translations.has(original) || original.data.trim() === '' || !original.parentElement?.isConnected) return;
  if (original.parentElement.closest(untranslated)) return;
  const shown = document.createElement('font');
  const inner = document.createElement('font');
  const translation = document.createTextNode(original.data);
  translations.add(translation);
  inner.append(translation);
  shown.append(inner);
  original.replaceWith(shown);
  replaced.push({ original, shown, text: original.data });
}

function replaceTexts(root: Node): void {
  if (root instanceof Text) replaceText(root);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  texts.forEach(replaceText);
}

const observer = new MutationObserver((records) => {
  for (const { type, target, addedNodes } of records)
    if (type === 'characterData') replaceTexts(target);
    else for (const node of addedNodes) replaceTexts(node);
});

/** The methods of React that fail beside a replaced text, as the browser has them. */
const original = { insertBefore: Node.prototype.insertBefore, removeChild: Node.prototype.removeChild };

/** Notes which changes of the document fail: an error boundary may show something in their place. */
function noteFailures(method: keyof typeof original): void {
  Object.assign(Node.prototype, {
    [method](this: Node, child: Node, before: Node | null): Node {
      try {
        return original[method].call(this, child, before as Node);
      } catch (error) {
        const beside = method === 'insertBefore' ? before : child;
        failures.push(`${method} fails beside the text “${beside?.textContent}” in ${describe(this)}`);
        throw error;
      }
    },
  });
}

/** Translates the page, now and whenever its texts change, as a browser does; the words stay the same. Returns what ends it. */
export function startTranslation(): () => void {
  replaced = [];
  failures = [];
  noteFailures('insertBefore');
  noteFailures('removeChild');
  replaceTexts(document.body);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return () => {
    observer.disconnect();
    Object.assign(Node.prototype, original);
  };
}

/** @throws Error if a change of the page failed because of the translation, or the page shows a text that has changed since. */
export function checkTranslation(): void {
  const stale = replaced.filter(({ original, shown, text }) => shown.isConnected && original.data !== text);
  const found = [
    ...failures,
    ...stale.map(({ original, shown, text }) => `“${text}” stays where “${original.data}” is meant, in ${describe(shown.parentElement)}`),
  ];
  if (found.length > 0) throw new Error(`With the browser's translation:\n${[...new Set(found)].join('\n')}`);
}
