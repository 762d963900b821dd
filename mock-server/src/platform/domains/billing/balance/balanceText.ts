import { zoneOf } from '../../../clock/calendar.ts';
import type { Language } from '../../../mail/language.ts';
import { mailFormats } from '../../../mail/mailFormats.ts';
import { billingMailsOf } from '../mails/billingMailsOf.ts';
import { nextCharge } from '../subscriptions/amounts.ts';
import type { SubscriptionRow } from '../subscriptions/subscriptionRow.ts';
import type { Means } from './readMeans.ts';

/** Returns the sentence of a mail that says what the gift card balance pays of the coming charges; undefined where it pays nothing. */
export function balanceText(row: SubscriptionRow, { hasCard, coverage, open }: Means, language: Language): string | undefined {
  const covered = coverage.get(row.id);
  if (!covered || covered.fromBalance === 0) return undefined;
  const { day, money } = mailFormats(language, zoneOf(row));
  const { total, currency } = nextCharge(row, open.get(row.id)).amount;
  const { charges, until, fromBalance } = covered;
  const texts = billingMailsOf(language);
  return charges === 0
    ? texts.balancePaysPart({ fromBalance: money(fromBalance, currency), fromCard: money(total - fromBalance, currency) })
    : texts.balancePays({ charges, until: day(until), hasCard });
}
