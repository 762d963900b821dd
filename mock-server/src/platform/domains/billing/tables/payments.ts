import { sql } from 'drizzle-orm';
import { bigint, boolean, doublePrecision, index, integer, jsonb, pgSchema, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Locale, Realm, Shard } from '../../../database/realms.ts';

/** A line of an invoice: its amount with tax, in the smallest unit of the currency, negative where it takes off. The lines of an invoice add up to its sum. */
export interface InvoiceLine {
  readonly kind: 'product' | 'coupon' | 'credit' | 'waived';
  readonly description: string;
  readonly amount: number;
}

/** Who sells or buys, as an invoice says it; the tax number stands with its name for a seller. */
export interface InvoiceParty {
  readonly name: string;
  readonly address: string | null;
  readonly taxNumber: string | null;
}

/** What a subscription was before a paid change of plan, to which a withdrawal of the change returns. Times are in milliseconds since 1970. */
export interface PlanBefore {
  readonly priceId: string;
  readonly periodStart: number;
  readonly periodEnd: number;
  readonly billingAnchor: number | null;
  readonly orderedAt: number | null;
  readonly beginAtOnce: string | null;
  readonly beforeChange: PlanBefore | null;
}

/**
 * Defines the tables of the payment service and of the simulated card provider. Times are in milliseconds since 1970, amounts in the smallest
 * currency unit.
 */
export function paymentTables(shard: Shard) {
  const schema = pgSchema(`payment_${shard}`);
  const moment = (name: string) => bigint(name, { mode: 'number' });
  const own = { realm: text().$type<Realm>().notNull(), userUid: text('user_uid').notNull() };
  return {
    schema,
    customers: schema.table('customers', {
      ...own,
      userUid: text('user_uid').primaryKey(),
      id: text().notNull(),
      /** The customer's id at a real card provider, where one is used. */
      providerId: text('provider_id'),
      defaultPaymentMethod: text('default_payment_method'),
      hadTrial: boolean('had_trial').notNull(),
      balance: integer().notNull(),
      /** The single-use coupons that were used, each with the id of its subscription. */
      usedCoupons: jsonb('used_coupons').$type<Readonly<Record<string, string>>>().notNull().default({}),
      /** What the customer wants on later invoices; null for nothing. */
      address: text(),
      vatNumber: text('vat_number'),
      /** The charge of an order or a change of plan that waits for the owner of the card; what is paid without them coming back is given back. */
      pendingCharge: text('pending_charge'),
      pendingChargeAt: moment('pending_charge_at'),
    }),
    /** Who has had a trial, by keyed hashes of an email address and of a card; they outlive the account. */
    trialMarks: schema.table('trial_marks', {
      realm: text().$type<Realm>().notNull(),
      mark: text().primaryKey(),
      at: moment('at').notNull(),
    }),
    paymentMethods: schema.table(
      'payment_methods',
      {
        ...own,
        id: text().primaryKey(),
        /** The published test number, which decides whether charges succeed; for a card at a real provider the last four digits. */
        number: text().notNull(),
        brand: text().notNull(),
        /** The same for a card that is saved again; null where the provider has not said it. */
        fingerprint: text(),
        expMonth: integer('exp_month').notNull(),
        expYear: integer('exp_year').notNull(),
        createdAt: moment('created_at').notNull(),
      },
      (table) => [index('payment_methods_user_index').on(table.userUid)],
    ),
    setupIntents: schema.table('setup_intents', {
      ...own,
      id: text().primaryKey(),
      clientSecret: text('client_secret').notNull().unique(),
      status: text({ enum: ['requires_payment_method', 'requires_action', 'succeeded'] }).notNull(),
      number: text(),
      expMonth: integer('exp_month'),
      expYear: integer('exp_year'),
      paymentMethod: text('payment_method'),
    }),
    /** The book of the simulated card provider: each charge of a saved card and each payment of an order, whatever the service knows of it. */
    cardCharges: schema.table(
      'card_charges',
      {
        realm: text().$type<Realm>().notNull(),
        /** The customer; null for an order. */
        userUid: text('user_uid'),
        id: text().primaryKey(),
        /** The idempotency key. */
        key: text().notNull().unique(),
        /** The values that the key was first used with. */
        request: text().notNull(),
        clientSecret: text('client_secret').notNull().unique(),
        amount: integer().notNull(),
        currency: text().notNull(),
        /** The saved card; null for an order. */
        card: text(),
        status: text({ enum: ['requires_payment_method', 'requires_action', 'succeeded', 'canceled'] }).notNull(),
        /** Why the last attempt failed. */
        failure: text({ enum: ['card_declined', 'card_expired', 'authentication_required'] }),
        /** What was given back, each with its idempotency key. */
        refunds: jsonb().$type<readonly { readonly key: string; readonly amount: number }[]>().notNull(),
        disputed: boolean().notNull(),
        metadata: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
        createdAt: moment('created_at').notNull(),
      },
      (table) => [index('card_charges_user_index').on(table.userUid)],
    ),
    orders: schema.table('orders', {
      realm: text().$type<Realm>().notNull(),
      id: text().primaryKey(),
      /** The buyer; null where nobody was logged in. */
      userUid: text('user_uid'),
      priceId: text('price_id').notNull(),
      quantity: integer().notNull(),
      name: text().notNull(),
      email: text().notNull(),
      message: text().notNull(),
      status: text({ enum: ['created', 'processing', 'failed', 'completed'] }).notNull(),
      amount: integer().notNull(),
      currency: text().notNull(),
      intent: text().notNull(),
      clientSecret: text('client_secret').notNull().unique(),
      createdAt: moment('created_at').notNull(),
      /** When the card provider was last asked whether it is paid. */
      checkedAt: moment('checked_at'),
    }),
    giftCards: schema.table('gift_cards', {
      realm: text().$type<Realm>().notNull(),
      code: text().primaryKey(),
      orderId: text('order_id').notNull(),
      worth: integer().notNull(),
      redeemedBy: text('redeemed_by'),
      /** When its order was withdrawn from; nobody can redeem it since. */
      voidedAt: moment('voided_at'),
    }),
    paidSubscriptions: schema.table(
      'subscriptions',
      {
        ...own,
        id: text().primaryKey(),
        priceId: text('price_id').notNull(),
        /** The price that follows at the end of the period, after a change of plan that waits for it. */
        pendingPriceId: text('pending_price_id'),
        status: text({ enum: ['trialing', 'active', 'past_due', 'canceled'] }).notNull(),
        couponId: text('coupon_id'),
        /** The terms that the holder accepted, named by the day they took effect. */
        termsVersion: text('terms_version'),
        cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull(),
        startedAt: moment('started_at').notNull(),
        trialEnd: moment('trial_end'),
        periodStart: moment('period_start').notNull(),
        periodEnd: moment('period_end').notNull(),
        /** The moment whose day of the month renewals keep; null for the end of the trial, or the start without one. */
        billingAnchor: moment('billing_anchor'),
        /** The zone by whose calendar it renews, which is its holder's at the order; null for the realm's. */
        timeZone: text('time_zone'),
        /** The time of the next job, see `nextJob`: a notice, a charge, its next attempt or the end. */
        dueAt: moment('due_at').notNull(),
        tries: integer().notNull(),
        /** The keys of the notices that were sent before a charge or an end, see `nextJob`. */
        noticesSent: text('notices_sent').array().notNull().default([]),
        /** When a cancelled subscription ends before its period does; null where it ends with it. */
        cancelAt: moment('cancel_at'),
        /** The reason why the last charge failed, while the subscription is past due. */
        failure: text({ enum: ['card_declined', 'card_expired', 'authentication_required'] }),
        endedAt: moment('ended_at'),
        /** When it was ordered, or changed for money, last: the withdrawal period begins there; null for its start. */
        orderedAt: moment('ordered_at'),
        /** The sentence by which the holder asked, with the last order, to begin at once and to pay for used days; null without it. */
        beginAtOnce: text('begin_at_once'),
        /** The plan before the last paid change. */
        beforeChange: jsonb('before_change').$type<PlanBefore>(),
        endReason: text('end_reason', { enum: ['requested', 'unpaid', 'card_missing', 'balance_used_up', 'withdrawn'] }),
        /** When the deletion of its owner stopped it: a restore continues it, the erasure pays its unused days out. Null for every other plan. */
        stoppedAt: moment('stopped_at'),
        /** How long the period that starts at `pausedPeriodStart` was stopped in all, in milliseconds. */
        pausedFor: moment('paused_for').notNull().default(0),
        pausedPeriodStart: moment('paused_period_start'),
      },
      (table) => [
        index('subscriptions_due_index').on(table.dueAt),
        uniqueIndex('subscriptions_held_index').on(table.userUid, table.priceId).where(sql`status <> 'canceled'`),
        uniqueIndex('subscriptions_following_index')
          .on(table.userUid, sql`coalesce(${table.pendingPriceId}, ${table.priceId})`)
          .where(sql`status <> 'canceled'`),
      ],
    ),
    /** Cancellations and withdrawals as they were declared; they are never deleted, because their moment counts. */
    contractDeclarations: schema.table('contract_declarations', {
      realm: text().$type<Realm>().notNull(),
      id: text().primaryKey(),
      kind: text({ enum: ['cancellation', 'withdrawal'] }).notNull(),
      name: text().notNull(),
      email: text().notNull(),
      contract: text(),
      reason: text(),
      /** The owner of the contracts, for a declaration with a login. */
      userUid: text('user_uid'),
      /** The hash of the secret in the link of the mail. */
      hash: text().notNull().unique(),
      declaredAt: moment('declared_at').notNull(),
      /** When it took effect; null while nobody has followed the link. */
      confirmedAt: moment('confirmed_at'),
      /** When a mail reminds of the link; null once it was sent, and where none was mailed. */
      remindAt: moment('remind_at'),
      /** The hash of the secret in the link of the reminder. */
      reminderHash: text('reminder_hash').unique(),
      /** The number of contracts that it ended. */
      contracts: integer().notNull(),
    }),
    invoices: schema.table(
      'invoices',
      {
        realm: text().$type<Realm>().notNull(),
        /** The customer; null for an order without an account. */
        userUid: text('user_uid'),
        id: text().primaryKey(),
        number: text().notNull(),
        /** Null for an order of gift cards. */
        subscriptionId: text('subscription_id'),
        /** The order of gift cards; null for a subscription. */
        orderId: text('order_id'),
        status: text({ enum: ['paid', 'open', 'void', 'refunded'] }).notNull(),
        /** What the unused rest of a former plan has reduced the amount by. */
        credit: integer().notNull(),
        amountDue: integer('amount_due').notNull(),
        amountPaid: integer('amount_paid').notNull(),
        /** The part of the paid amount that came from gift cards; the card paid the rest. */
        fromBalance: integer('from_balance').notNull(),
        /** What was given back of the paid amount, see `giveBack`. */
        refunded: integer().notNull().default(0),
        /** When the last part of it was given back. */
        refundedAt: moment('refunded_at'),
        /** The charge at the card provider, for a refund; of an open invoice the one that was tried last; null if no card was charged. */
        charge: text(),
        /** What the card provider has given back to the card, also where it was asked elsewhere. */
        refundedToCard: integer('refunded_to_card').notNull().default(0),
        /** Whether the owner of the card disputes the charge at their bank. */
        disputed: boolean().notNull().default(false),
        /** What was not charged, because it is less than a card can pay; the amount is without it. */
        waived: integer().notNull().default(0),
        tax: integer().notNull(),
        taxPercent: doublePrecision('tax_percent').notNull(),
        currency: text().notNull(),
        createdAt: moment('created_at').notNull(),
        periodStart: moment('period_start'),
        periodEnd: moment('period_end'),
        /** The zone of the days that it states; null for the realm's. */
        timeZone: text('time_zone'),
        description: text().notNull(),
        /** What was invoiced, or what a credit note gives back or cancels of the invoice `creditNoteOf`. */
        kind: text({ enum: ['invoice', 'credit_note'] })
          .notNull()
          .default('invoice'),
        creditNoteOf: text('credit_note_of'),
        /** When it was paid, which may be after its day; null while it is not, and where that was not stored. */
        paidAt: moment('paid_at'),
        /** The language that it was written in; this, the parties and the lines are null for invoices of a version that did not store them. */
        locale: text().$type<Locale>(),
        seller: jsonb().$type<InvoiceParty>(),
        buyer: jsonb().$type<InvoiceParty>(),
        lines: jsonb().$type<InvoiceLine[]>(),
      },
      (table) => [index('invoices_user_index').on(table.userUid, table.createdAt)],
    ),
    /**
     * What was decided to be charged, committed before the card provider is called: whoever finds one open repeats the call with its key and applies
     * the result.
     */
    chargeIntents: schema.table(
      'charge_intents',
      {
        ...own,
        /** The idempotency key of the charge at the card provider. */
        key: text().primaryKey(),
        /** What the charge is for, with everything that applies its result. */
        act: jsonb().$type<object>().notNull(),
        /** The card that is charged; null where the card has no part. */
        card: text(),
        /** The part of the card. */
        amount: integer().notNull(),
        currency: text().notNull(),
        /** The part of the gift card balance, which is reserved while the intent is open. */
        fromBalance: integer('from_balance').notNull(),
        status: text({ enum: ['open', 'succeeded', 'failed'] }).notNull(),
        /** Why the charge failed. */
        failure: text({ enum: ['card_declined', 'card_expired', 'authentication_required'] }),
        /** The charge at the card provider. */
        charge: text(),
        createdAt: moment('created_at').notNull(),
        /** The time by the machine's clock until which a process waits for the provider's answer. */
        heldUntil: moment('held_until').notNull(),
        /** When the intent is erased; null while it is open. */
        expiresAt: moment('expires_at'),
      },
      (table) => [uniqueIndex('charge_intents_open_index').on(table.userUid).where(sql`status = 'open'`)],
    ),
    /** Refunds of charges and removals of cards that the card provider is to be told of, after the transaction that decided on them. */
    providerTasks: schema.table(
      'provider_tasks',
      {
        realm: text().$type<Realm>().notNull(),
        /** The customer; null for an order without an account. */
        userUid: text('user_uid'),
        /** The idempotency key at the card provider. */
        key: text().primaryKey(),
        kind: text({ enum: ['refund', 'detach'] }).notNull(),
        /** The charge that is given back, or the card that is removed. */
        target: text().notNull(),
        /** What is given back; null for a card. */
        amount: integer(),
        currency: text(),
        createdAt: moment('created_at').notNull(),
        tries: integer().notNull(),
        /** When the provider had done it; null while it has not. */
        doneAt: moment('done_at'),
      },
      (table) => [index('provider_tasks_open_index').on(table.createdAt).where(sql`done_at is null`)],
    ),
  };
}
