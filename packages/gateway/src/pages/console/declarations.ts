import { fieldValue, listControl, onChange, onPress, runAction } from './control.ts';
import { createElement, fillList, muted, timeOf } from './elements.ts';

interface Declaration {
  readonly kind: 'cancellation' | 'withdrawal';
  readonly name: string;
  readonly email: string;
  readonly contract?: string;
  readonly reason?: string;
  readonly declaredAt: string;
  readonly confirmedAt: string | null;
  readonly contracts: number;
}

const names = { cancellation: 'Cancellation', withdrawal: 'Withdrawal' };

const entry = ({ kind, name, email, contract, reason, declaredAt, confirmedAt, contracts }: Declaration) =>
  createElement(
    'li',
    {},
    createElement(
      'strong',
      {},
      confirmedAt === null ? `${names[kind]}, not confirmed by its link yet` : `${names[kind]}, ended ${contracts}`,
    ),
    muted(`by ${name}, ${email}, `, timeOf(declaredAt)),
    contract ? createElement('span', {}, `Contract: ${contract}`) : undefined,
    reason ? createElement('span', {}, `Reason: ${reason}`) : undefined,
  );

/** Lists the cancellations and withdrawals of the selected realm, those that wait for their link first. */
export async function showDeclarations(): Promise<void> {
  const data = await listControl<Declaration>(`declarations?realm=${fieldValue('declaration-realm')}`);
  const waiting = data.filter(({ confirmedAt }) => confirmedAt === null);
  const confirmed = data.filter(({ confirmedAt }) => confirmedAt !== null);
  fillList('declaration-list', 'no-declarations', [...waiting, ...confirmed].map(entry));
}

/** Starts the controls of the declarations. */
export function startDeclarations(): void {
  const reload = (trigger: HTMLElement) => runAction(trigger, 'Loading …', 'The list is up to date.', showDeclarations);
  onChange(['declaration-realm'], reload);
  onPress('load-declarations', reload);
}
