import { eq } from 'drizzle-orm';
import type { ServiceShard } from '../../../../access/serviceShard.ts';
import type { Executor } from '../../../../database/executor.ts';
import type { Language } from '../../../../mail/language.ts';
import type { MailText } from '../../../../mail/mailText.ts';
import { balanceText } from '../../balance/balanceText.ts';
import type { Means } from '../../balance/readMeans.ts';
import { mailOwner } from '../../mails/mailOwner.ts';
import { nextCharge } from '../amounts.ts';
import type { SubscriptionRow } from '../subscriptionRow.ts';
import { mailFactsOf } from './mailFacts.ts';
import { missingMeans, type NoticeJob, noticesAfter } from './nextJob.ts';
import { realmsWithNotice } from './notice.ts';

const day = 24 * 3_600_000;

/** Returns the text of a notice, for its recipient. */
function noticeText(row: SubscriptionRow, means: Means, { notice }: NoticeJob, name: string, language: Language): MailText {
  const { texts, formatDay, product, amount, rows } = mailFactsOf(row, means.open.get(row.id), language);
  const next = nextCharge(row, means.open.get(row.id));
  const [at, balance] = [formatDay(next.at), balanceText(row, means, language)];
  switch (notice) {
    case 'cardNeeded':
      return texts.cardNeeded({ name, product, amount, at, reason: missingMeans(means) });
    case 'trialEnds':
      return { ...texts.trialEnds({ name, at, balance }), rows };
    case 'yearRenews': {
      // The last whole day: the charge may come in the morning of its own.
      const until = formatDay(next.at - day);
      const hasNotice = realmsWithNotice.includes(row.realm);
      return { ...texts.yearRenews({ name, product, amount, at, until, balance, hasNotice }), rows };
    }
    default: {
      const { number, expMonth, expYear } = means.card ?? { number: '', expMonth: 1, expYear: 2000 };
      const expiry = `${String(expMonth).padStart(2, '0')}/${String(expYear % 100).padStart(2, '0')}`;
      const charge = means.coverage.get(row.id)?.until ?? next.at;
      return {
        ...texts.cardExpires({ name, product, last4: number.slice(-4), expiry, at: formatDay(charge) }),
        rows,
      };
    }
  }
}

/** Sends a notice at a moment in milliseconds, and notes that; returns the subscription as it is then. */
export async function sendNotice(
  executor: Executor,
  shard: ServiceShard,
  row: SubscriptionRow,
  means: Means,
  job: NoticeJob,
  at: number,
): Promise<SubscriptionRow> {
  const { paidSubscriptions } = shard.tables;
  const noticesSent = noticesAfter(row, means, job, at);
  await executor.update(paidSubscriptions).set({ noticesSent }).where(eq(paidSubscriptions.id, row.id));
  const path = job.notice === 'cardExpires' ? '/payment' : '/subscriptions';
  await mailOwner(executor, shard, row, { now: at, path }, (name, language) => noticeText(row, means, job, name, language));
  return { ...row, noticesSent };
}
