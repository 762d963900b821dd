import { element } from '../sandbox.js';

/** Creates an element; children are elements or texts, and texts are never parsed as HTML. */
export function createElement(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (name.startsWith('on')) made.addEventListener(name.slice(2), value);
    else if (value !== undefined) made.setAttribute(name, value);
  made.append(...children.filter((child) => child !== undefined));
  return made;
}

/** Creates a button with a hidden suffix that names its row for screen readers. */
export const button = (label, of, onclick) =>
  createElement('button', { type: 'button', class: 'small', onclick }, label, createElement('span', { class: 'hidden' }, ` ${of}`));

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });
const hour = new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' });

/** Creates a time element for a moment, given in ISO 8601 or in milliseconds since 1970. */
export const timeOf = (at) => createElement('time', { datetime: new Date(at).toISOString() }, moment.format(new Date(at)));
/** Creates a time element that shows the time of day. */
export const hourOf = (at) => createElement('time', { datetime: at, title: moment.format(new Date(at)) }, hour.format(new Date(at)));

/** Fills a list, or shows its empty state. */
export function fillList(id, empty, entries) {
  element(id).replaceChildren(...entries);
  element(id).hidden = entries.length === 0;
  element(empty).hidden = entries.length > 0;
}

/** Asks for confirmation before an action that cannot be undone; resolves with whether it was given. */
export function askToConfirm(question, consequence, action) {
  const dialog = element('confirm');
  element('question').textContent = question;
  element('consequence').textContent = consequence;
  element('go').textContent = action;
  const result = Promise.withResolvers();
  const close = (confirmed) => {
    result.resolve(confirmed);
    dialog.close();
  };
  element('go').onclick = () => close(true);
  element('cancel').onclick = () => close(false);
  dialog.onclose = () => result.resolve(false);
  dialog.showModal();
  return result.promise;
}
