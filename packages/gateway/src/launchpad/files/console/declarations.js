import { element } from '../sandbox.js';
import { callControl, onPress, runAction } from './control.js';
import { createElement, fillList, timeOf } from './elements.js';

const names = { cancellation: 'Cancellation', withdrawal: 'Withdrawal' };

const entry = ({ kind, name, email, contract, reason, declaredAt, confirmedAt, contracts }) =>
  createElement(
    'li',
    {},
    createElement('strong', {}, confirmedAt === null ? `${names[kind]}, waits for its link` : `${names[kind]}, ended ${contracts}`),
    createElement('span', { class: 'muted' }, `by ${name}, ${email}, `, timeOf(declaredAt)),
    contract ? createElement('span', {}, `Contract: ${contract}`) : undefined,
    reason ? createElement('span', {}, `Reason: ${reason}`) : undefined,
  );

/** Lists the cancellations and withdrawals of the selected realm, those that wait for their link first. */
export async function showDeclarations() {
  const { data } = await callControl(`declarations?realm=${element('declaration-realm').value}`);
  const waiting = data.filter(({ confirmedAt }) => confirmedAt === null);
  const confirmed = data.filter(({ confirmedAt }) => confirmedAt !== null);
  fillList('declaration-list', 'no-declarations', [...waiting, ...confirmed].map(entry));
}

/** Starts the controls of the declarations. */
export function startDeclarations() {
  const reload = (trigger) => runAction(trigger, 'Looking …', 'These are the declarations of the realm.', showDeclarations);
  element('declaration-realm').addEventListener('change', ({ currentTarget }) => reload(currentTarget));
  onPress('load-declarations', reload);
}
