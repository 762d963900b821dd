import { element } from '../sandbox.ts';

/** A child of an element; nothing for `undefined`. */
type Child = Node | string | undefined;

interface Attributes {
  readonly onclick?: (pressed: HTMLElement) => unknown;
  readonly [name: string]: string | undefined | ((pressed: HTMLElement) => unknown);
}

/** Creates an element; children are elements or texts, and texts are never parsed as HTML. */
export function createElement(tag: string, { onclick, ...attributes }: Attributes = {}, ...children: readonly Child[]): HTMLElement {
  const made = document.createElement(tag);
  if (onclick) made.addEventListener('click', () => onclick(made));
  for (const [name, value] of Object.entries(attributes)) if (typeof value === 'string') made.setAttribute(name, value);
  made.append(...children.filter((child) => child !== undefined));
  return made;
}

/** Creates the quiet text of an entry. */
export const muted = (...children: readonly Child[]): HTMLElement => createElement('span', { class: 'muted' }, ...children);

/** Creates a button with a hidden suffix that names its row for screen readers. */
export const button = (label: string, of: string, onclick: (pressed: HTMLElement) => unknown): HTMLElement =>
  createElement('button', { type: 'button', class: 'small', onclick }, label, createElement('span', { class: 'hidden' }, ` ${of}`));

/** Creates the buttons of an entry. */
export const actions = (...buttons: readonly HTMLElement[]): HTMLElement => createElement('span', { class: 'actions' }, ...buttons);

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });
const hour = new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' });

/** Creates a time element for a moment, given in ISO 8601 or in milliseconds since 1970. */
export const timeOf = (at: string | number): HTMLElement =>
  createElement('time', { datetime: new Date(at).toISOString() }, moment.format(new Date(at)));
/** Creates a time element that shows the time of day. */
export const hourOf = (at: string): HTMLElement =>
  createElement('time', { datetime: at, title: moment.format(new Date(at)) }, hour.format(new Date(at)));

/** Fills a list, or shows its empty state. */
export function fillList(id: string, empty: string, entries: readonly HTMLElement[]): void {
  element(id).replaceChildren(...entries);
  element(id).hidden = entries.length === 0;
  element(empty).hidden = entries.length > 0;
}

/** Asks for confirmation before an action that cannot be undone; resolves with whether it was given. */
export function askToConfirm(question: string, consequence: string, action: string): Promise<boolean> {
  const dialog = element('confirm', HTMLDialogElement);
  element('question').textContent = question;
  element('consequence').textContent = consequence;
  element('go').textContent = action;
  const result = Promise.withResolvers<boolean>();
  const close = (confirmed: boolean) => {
    result.resolve(confirmed);
    dialog.close();
  };
  element('go').onclick = () => close(true);
  element('cancel').onclick = () => close(false);
  dialog.onclose = () => result.resolve(false);
  dialog.showModal();
  return result.promise;
}
