import { element } from '../sandbox.ts';
import { fieldValue, listControl, onChange, onPress, runAction, sandbox } from './control.ts';
import { createElement, fillList, muted, timeOf } from './elements.ts';

interface Mail {
  readonly id: string;
  readonly subject: string;
  readonly recipient: string;
  readonly sentAt: string;
  readonly link?: string;
}

let shown = '';

/** Shows a mail in a sandboxed frame, in which no script runs. */
function preview({ id, subject }: Mail, pressed: HTMLElement): void {
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

const entry = (mail: Mail) =>
  createElement(
    'li',
    {},
    createElement('button', { type: 'button', class: 'plain', onclick: (pressed) => preview(mail, pressed) }, mail.subject),
    muted(`to ${mail.recipient}, `, timeOf(mail.sentAt)),
    mail.link
      ? createElement('a', { class: 'leads', href: mail.link, target: '_blank', rel: 'noopener noreferrer' }, mail.link)
      : undefined,
  );

/** Lists the mails of the selected realm; does not touch the list where nothing changed. */
export async function showMails(): Promise<void> {
  const realm = fieldValue('mail-realm');
  const data = await listControl<Mail>(`mails/links?realm=${realm}`);
  const state = `${realm} ${JSON.stringify(data)}`;
  if (state === shown) return;
  if (!shown.startsWith(`${realm} `)) element('mail').replaceChildren();
  shown = state;
  fillList('mail-list', 'no-mails', data.map(entry));
}

/** Starts the controls of the mails. */
export function startMails(): void {
  const reload = (trigger: HTMLElement) => runAction(trigger, 'Loading …', 'The list is up to date.', showMails);
  onChange(['mail-realm'], reload);
  onPress('load-mails', reload);
}
