import { element } from '../sandbox.js';
import { act, control, onPress, sandbox } from './control.js';
import { fill, make, timeOf } from './elements.js';

let shown = '';

/** Shows a mail in its frame, in which nothing of it can run. */
function preview({ id, subject }, pressed) {
  for (const other of element('mail-list').querySelectorAll('[aria-current]')) other.removeAttribute('aria-current');
  pressed.setAttribute('aria-current', 'true');
  element('mail').replaceChildren(
    make('iframe', {
      title: `The mail: ${subject}`,
      sandbox: 'allow-popups allow-popups-to-escape-sandbox',
      referrerpolicy: 'no-referrer',
      src: `${sandbox}/__sandbox/mails/${id}`,
    }),
  );
}

const entry = (mail) =>
  make(
    'li',
    {},
    make('button', { type: 'button', class: 'plain', onclick: ({ currentTarget }) => preview(mail, currentTarget) }, mail.subject),
    make('span', { class: 'muted' }, `to ${mail.recipient}, `, timeOf(mail.sentAt)),
    mail.link ? make('a', { class: 'leads', href: mail.link, target: '_blank', rel: 'noopener noreferrer' }, mail.link) : undefined,
  );

/** Lists the mails of the realm that is chosen; leaves the list alone where nothing has changed. */
export async function showMails() {
  const realm = element('mail-realm').value;
  const { data } = await control(`mails?realm=${realm}`);
  const state = `${realm} ${JSON.stringify(data)}`;
  if (state === shown) return;
  if (!shown.startsWith(`${realm} `)) element('mail').replaceChildren();
  shown = state;
  fill('mail-list', 'no-mails', data.map(entry));
}

/** Makes the outbox work. */
export function startMails() {
  const look = (asked) => act(asked, 'Looking …', 'These are the mails of the realm.', showMails);
  element('mail-realm').addEventListener('change', ({ currentTarget }) => look(currentTarget));
  onPress('load-mails', look);
}
