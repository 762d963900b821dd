import { element } from '../sandbox.js';
import { callControl, onPress, runAction, sandbox } from './control.js';
import { createElement, fillList, timeOf } from './elements.js';

let shown = '';

/** Shows a mail in a sandboxed frame, in which no script runs. */
function preview({ id, subject }, pressed) {
  for (const other of element('mail-list').querySelectorAll('[aria-current]')) other.removeAttribute('aria-current');
  pressed.setAttribute('aria-current', 'true');
  element('mail').replaceChildren(
    createElement('iframe', {
      title: `The mail: ${subject}`,
      sandbox: 'allow-popups allow-popups-to-escape-sandbox',
      referrerpolicy: 'no-referrer',
      src: `${sandbox}/__sandbox/mails/${id}`,
    }),
  );
}

const entry = (mail) =>
  createElement(
    'li',
    {},
    createElement('button', { type: 'button', class: 'plain', onclick: ({ currentTarget }) => preview(mail, currentTarget) }, mail.subject),
    createElement('span', { class: 'muted' }, `to ${mail.recipient}, `, timeOf(mail.sentAt)),
    mail.link
      ? createElement('a', { class: 'leads', href: mail.link, target: '_blank', rel: 'noopener noreferrer' }, mail.link)
      : undefined,
  );

/** Lists the mails of the selected realm; does not touch the list where nothing changed. */
export async function showMails() {
  const realm = element('mail-realm').value;
  const { data } = await callControl(`mails?realm=${realm}`);
  const state = `${realm} ${JSON.stringify(data)}`;
  if (state === shown) return;
  if (!shown.startsWith(`${realm} `)) element('mail').replaceChildren();
  shown = state;
  fillList('mail-list', 'no-mails', data.map(entry));
}

/** Starts the controls of the mails. */
export function startMails() {
  const reload = (trigger) => runAction(trigger, 'Looking …', 'These are the mails of the realm.', showMails);
  element('mail-realm').addEventListener('change', ({ currentTarget }) => reload(currentTarget));
  onPress('load-mails', reload);
}
