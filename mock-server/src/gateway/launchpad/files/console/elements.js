import { element } from '../sandbox.js';

/** Makes an element; children are elements or texts, which stay texts whatever they hold. */
export function make(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (name.startsWith('on')) made.addEventListener(name.slice(2), value);
    else if (value !== undefined) made.setAttribute(name, value);
  made.append(...children.filter((child) => child !== undefined));
  return made;
}

/** A button that does something, named for those who do not see what it stands beside. */
export const button = (label, of, onclick) =>
  make('button', { type: 'button', class: 'small', onclick }, label, make('span', { class: 'hidden' }, ` ${of}`));

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });
const hour = new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' });

/** A moment, given in ISO 8601 or in milliseconds since 1970. */
export const timeOf = (at) => make('time', { datetime: new Date(at).toISOString() }, moment.format(new Date(at)));
/** A moment of today. */
export const hourOf = (at) => make('time', { datetime: at, title: moment.format(new Date(at)) }, hour.format(new Date(at)));

/** Fills a list, or shows in its place that there is nothing in it. */
export function fill(id, empty, entries) {
  element(id).replaceChildren(...entries);
  element(id).hidden = entries.length === 0;
  element(empty).hidden = entries.length > 0;
}

/** Asks before something is done that cannot be undone; answers whether it shall be. */
export function ask(question, consequence, action) {
  const dialog = element('confirm');
  element('question').textContent = question;
  element('consequence').textContent = consequence;
  element('go').textContent = action;
  const answered = Promise.withResolvers();
  const close = (answer) => {
    answered.resolve(answer);
    dialog.close();
  };
  element('go').onclick = () => close(true);
  element('cancel').onclick = () => close(false);
  dialog.onclose = () => answered.resolve(false);
  dialog.showModal();
  return answered.promise;
}
