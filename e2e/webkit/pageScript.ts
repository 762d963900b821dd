import type * as TestingLibrary from '@testing-library/dom';
import type { Query, Step, TextQuery } from './query.ts';

/** What an assertion reads from the element of a locator. */
export interface ElementState {
  /** The number of elements; the rest is about the only one. */
  readonly count: number;
  readonly visible: boolean;
  readonly enabled: boolean;
  readonly checked: boolean;
  readonly focused: boolean;
  readonly text: string;
  readonly value: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** A file to choose in a form. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly base64: string;
}

/** Thrown as an error's message by an action whose element is not ready; the action is tried again. */
export const notReady = 'not ready: ';

/**
 * Runs in the page: finds elements with Testing Library, as a user does, and acts on them. The function is sent as text, so it uses nothing from
 * outside of it.
 */
export function createPageScript({ queryAllByRole, queryAllByLabelText }: typeof TestingLibrary) {
  const waiting = (reason: string) => new Error(`not ready: ${reason}`);
  const errors: { text: string; url: string }[] = [];
  const report = (text: string) => errors.push({ text, url: location.href });
  addEventListener('error', (event) => report(event.error ? String(event.error) : event.message));
  addEventListener('unhandledrejection', ({ reason }) => report(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report(`Refused by the security policy: ${violatedDirective} ${blockedURI}`),
  );
  const original = console.error;
  console.error = (...values: unknown[]) => {
    report(values.map(String).join(' '));
    original.apply(console, values);
  };

  const normalize = (text: string | null | undefined): string =>
    (text ?? '')
      .replace(/[\u200b\u00ad]/g, '')
      .replace(/\s+/g, ' ')
      .trim();
  const matcher = (text: TextQuery, exact: boolean): ((content: string | null) => boolean) => {
    if (typeof text !== 'string') return (content) => new RegExp(text.source, text.flags).test(normalize(content));
    const expected = normalize(text);
    return exact
      ? (content) => normalize(content) === expected
      : (content) => normalize(content).toLowerCase().includes(expected.toLowerCase());
  };
  /** The scope and all shadow roots in it. */
  const rootsIn = (scope: ParentNode): ParentNode[] => {
    const hosts = [...(scope instanceof Element ? [scope] : []), ...scope.querySelectorAll('*')];
    return [scope, ...hosts.flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : []))];
  };
  const readable = (element: Element) => !/^(script|style|noscript|head|title)$/.test(element.localName);
  const byText = (root: ParentNode, matches: (content: string | null) => boolean): Element[] => {
    const found = (element: Element): Element[] => {
      if (!readable(element)) return [];
      const inside = [...element.children].flatMap(found);
      const child = [...element.children].some((one) => readable(one) && matches(one.textContent));
      return !child && matches(element.textContent) ? [element, ...inside] : inside;
    };
    // An element of a locator may have the text itself, as in Playwright.
    return root instanceof Element ? found(root) : [...root.children].flatMap(found);
  };
  const inRoot = (root: ParentNode, step: Step): Element[] => {
    const container = root as HTMLElement;
    switch (step.by) {
      case 'css':
        return [...root.querySelectorAll(step.selector)];
      case 'role': {
        const matches = step.name === undefined ? undefined : matcher(step.name, step.exact);
        return queryAllByRole(container, step.role, {
          ...(matches && { name: (name: string) => matches(name) }),
          ...(step.level !== undefined && { level: step.level }),
        });
      }
      case 'label': {
        const matches = matcher(step.text, step.exact);
        return queryAllByLabelText(container, (content) => matches(content));
      }
      case 'text':
        // The announcer repeats to screen readers what is shown.
        return byText(root, matcher(step.text, step.exact)).filter((one) => !one.closest('[data-announcer]'));
      default:
        return [];
    }
  };
  const all = (query: Query, from: ParentNode = document): Element[] => {
    let found: ParentNode[] = [from];
    for (const step of query) {
      if (step.by === 'nth') found = found.slice(step.index, step.index === -1 ? undefined : step.index + 1);
      else if (step.by === 'hasText') found = found.filter((one) => matcher(step.text, false)(one.textContent));
      else if (step.by === 'has') found = found.filter((one) => all(step.query, one).length > 0);
      else if (step.by === 'frame') found = found.flatMap((one) => (one as HTMLIFrameElement).contentDocument ?? []);
      else if (step.by === 'or') {
        const either = new Set([...(found as Element[]), ...all(step.query, from)]);
        found = [...either].sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
      } else found = [...new Set(found.flatMap(rootsIn).flatMap((root) => inRoot(root, step)))];
    }
    return found as Element[];
  };
  const only = (query: Query): Element => {
    const [element, ...others] = all(query);
    if (!element) throw waiting('there is no such element');
    if (others.length > 0) throw new Error(`strict mode violation: there are ${others.length + 1} such elements`);
    return element;
  };
  const visible = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    const view = element.ownerDocument.defaultView ?? window;
    return width > 0 && height > 0 && view.getComputedStyle(element).visibility === 'visible';
  };
  const enabled = (element: Element): boolean => !element.matches(':disabled') && !element.closest('[aria-disabled=true]');
  const hasFocus = (element: Element): boolean => (element.getRootNode() as Document | ShadowRoot).activeElement === element;
  /** The control of a label, or the element itself. */
  const control = (element: Element): Element => (element instanceof HTMLLabelElement && element.control) || element;
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  /** Whether a click at a point of the viewport reaches the element. */
  const hits = (element: Element, x: number, y: number): boolean => {
    let hit = document.elementFromPoint(x, y);
    while (hit?.shadowRoot?.elementFromPoint(x, y) && hit !== element) {
      const inner = hit.shadowRoot.elementFromPoint(x, y);
      if (!inner || inner === hit) break;
      hit = inner;
    }
    for (let node: Node | null = hit; node; node = node.parentNode ?? (node instanceof ShadowRoot ? node.host : null))
      if (node === element || (node instanceof HTMLLabelElement && node.control === element)) return true;
    return false;
  };
  const notify = (element: Element, ...types: string[]) => {
    for (const type of types) element.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
  };

  return {
    takeErrors: () => errors.splice(0),

    /** Returns what assertions read. */
    state(query: Query): ElementState {
      const found = all(query);
      const element = found[0];
      const value = element && 'value' in element ? String(element.value) : '';
      return {
        count: found.length,
        visible: element !== undefined && visible(element),
        enabled: element !== undefined && enabled(element),
        checked: element !== undefined && ('checked' in element ? element.checked === true : element.ariaChecked === 'true'),
        focused: element !== undefined && hasFocus(element),
        text: element?.textContent ?? '',
        value,
        attributes: Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value])),
      };
    },
    /** Returns the texts of all elements, as they are shown or as they are written. */
    texts: (query: Query, shown: boolean): string[] =>
      all(query).map((element) => (shown && element instanceof HTMLElement ? element.innerText : element.textContent) ?? ''),

    /** Returns the point where a user would click the element, as soon as it is visible, enabled, at rest and not covered. */
    async point(query: Query): Promise<{ x: number; y: number }> {
      const element = only(query);
      if (!visible(element)) throw waiting('the element is not visible');
      if (!enabled(element)) throw waiting('the element is not enabled');
      const before = element.getBoundingClientRect();
      if (before.top < 0 || before.left < 0 || before.bottom > innerHeight || before.right > innerWidth)
        element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const first = element.getBoundingClientRect();
      await nextFrame();
      await nextFrame();
      const box = element.getBoundingClientRect();
      if (box.top !== first.top || box.left !== first.left || box.width !== first.width) throw waiting('the element moves');
      // A link over two lines has a gap in the middle of its box.
      const [line = box] = element.getClientRects();
      const x = Math.round(line.left + line.width / 2);
      const y = Math.round(line.top + line.height / 2);
      if (!hits(element, x, y)) {
        // The bar at the top stays above what is scrolled below it.
        element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
        throw waiting('another element is in front of the element');
      }
      return { x, y };
    },
    focus(query: Query): void {
      (only(query) as HTMLElement).focus();
    },
    /** Replaces the text of a field as an input of the user. */
    fill(query: Query, text: string): void {
      const field = control(only(query)) as HTMLInputElement;
      if (!visible(field)) throw waiting('the field is not visible');
      if (!enabled(field) || field.readOnly) throw waiting('the field cannot be edited');
      field.focus();
      if (/^(color|date|datetime-local|month|range|time|week)$/.test(field.type)) {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
        notify(field, 'input', 'change');
        return;
      }
      field.select();
      document.execCommand(text ? 'insertText' : 'delete', false, text);
      // A field may format what is typed, so only its loss is an error.
      if (text && !field.value) throw new Error('the field did not take the text');
    },
    /** Chooses an option by its value or its label. */
    select(query: Query, option: { readonly label?: string; readonly value?: string }): void {
      const field = control(only(query)) as HTMLSelectElement;
      if (!visible(field) || !enabled(field)) throw waiting('the select is not visible and enabled');
      const found = [...field.options].find(({ value, label }) => value === option.value || normalize(label) === option.label);
      if (!found) throw waiting('there is no such option');
      field.focus();
      field.value = found.value;
      notify(field, 'input', 'change');
    },
    /** Chooses files in a form. */
    choose(query: Query, files: readonly ChosenFile[]): void {
      const field = control(only(query)) as HTMLInputElement;
      const transfer = new DataTransfer();
      for (const { name, mimeType, base64 } of files)
        transfer.items.add(new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name, { type: mimeType }));
      field.files = transfer.files;
      notify(field, 'input', 'change');
    },
    dispatch(query: Query, type: string): void {
      const element = only(query);
      const view = element.ownerDocument.defaultView ?? window;
      element.dispatchEvent(new view.MouseEvent(type, { bubbles: true, cancelable: true, composed: true }));
    },
    only,
    /** Throws unless there is exactly one element. */
    present(query: Query): void {
      only(query);
    },
  };
}

/** The functions of the page script. */
export type PageScript = ReturnType<typeof createPageScript>;
