import { mailFormats } from '../../../mail/mailFormats.ts';
import { mailTextsOf } from '../../../mail/texts/mailTextsOf.ts';
import { zoneOf } from '../../../prices/calendar.ts';
import { nextCharge } from '../amounts.ts';
import type { SubscriptionRow } from '../charges.ts';
import type { Means } from './readMeans.ts';

/** Returns the sentence of a mail that says what the gift card balance pays of the coming charges; undefined where it pays nothing. */
export function balanceText(row: SubscriptionRow, { hasCard, coverage, open }: Means): string | undefined {
  const covered = coverage.get(row.id);
  if (!covered || covered.fromBalance === 0) return undefined;
  const { realm } = row;
  const { day, money } = mailFormats(realm, zoneOf(row));
  const { total, currency } = nextCharge(row, open.get(row.id)).amount;
  const { charges, until, fromBalance } = covered;
  const texts = mailTextsOf(realm);
  return charges === 0
    ? texts.balancePaysPart({ fromBalance: money(fromBalance, currency), fromCard: money(total - fromBalance, currency) })
    : texts.balancePays({ charges, until: day(until), hasCard });
}
