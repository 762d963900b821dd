import type { ServerCategory } from './categories.ts';

/** A table with personal data. All columns of the table are in one of the lists `data`, `derived`, `secret` and `others`. */
export interface PersonalTable {
  readonly category: ServerCategory;
  /** The columns with the uid of the person whom a row belongs to. An export contains the row, and it is erased with the person. */
  readonly person: readonly string[];
  /** The column with the comparison key of the person's email address, where a row has no uid; it may also be a former address. */
  readonly email?: string;
  /** Columns with a uid whose rows stay when that person is erased, each with the column of the name, which the uid then replaces. */
  readonly mentions?: Readonly<Record<string, string>>;
  /** The column with the time in milliseconds from which the days or years of the category count. */
  readonly since?: string;
  /** The column with the time in milliseconds at which a row is erased, whatever its category says. */
  readonly expires?: string;
  /** The columns that an export contains. */
  readonly data: readonly string[];
  /** Columns that are computed from others, such as search words. */
  readonly derived?: readonly string[];
  /** Secrets, which nobody gets. */
  readonly secret?: readonly string[];
  /** Columns about other people than the owner of the row. */
  readonly others?: readonly string[];
}

/** The reason why a table is not about people. */
export interface ImpersonalTable {
  readonly reason: string;
}

/** A table of {@link serverTables}. */
export type ServerTable = PersonalTable | ImpersonalTable;

const none = (reason: string): ImpersonalTable => ({ reason });
const reader = { person: ['user_uid'] };

/** Every table of a shard, by schema (without the shard) and name: which columns are about whom. A test compares it with the schema. */
export const serverTables: Readonly<Record<string, ServerTable>> = {
  'account.email_validations': {
    category: 'emails',
    person: ['user_uid'],
    expires: 'expires_at',
    data: ['user_uid', 'email', 'expires_at', 'used_at'],
    secret: ['hash'],
  },
  'account.mails': {
    category: 'emails',
    person: [],
    email: 'recipient_comparison_key',
    since: 'sent_at',
    data: ['realm', 'recipient', 'subject', 'text', 'sent_at'],
    derived: ['id', 'html', 'recipient_comparison_key'],
    secret: ['link', 'codes'],
  },
  'account.password_resets': {
    category: 'emails',
    person: ['user_uid'],
    expires: 'expires_at',
    data: ['user_uid', 'expires_at', 'used_at', 'email'],
    secret: ['hash'],
  },
  'auth.codes': {
    category: 'logins',
    person: ['act_as'],
    since: 'expires_at',
    data: ['client_id', 'redirect_uri', 'act_as', 'expires_at'],
    secret: ['hash', 'session_id', 'challenge', 'nonce', 'family_id'],
  },
  'auth.credentials': { category: 'password', person: ['user_uid'], data: ['realm', 'name_key', 'user_uid'], secret: ['password_hash'] },
  'auth.families': {
    category: 'logins',
    person: ['user_uid', 'actor_uid'],
    since: 'auth_time',
    data: ['realm', 'client_id', 'user_uid', 'methods', 'secure', 'auth_time', 'revoked_at'],
    secret: ['id', 'session_id'],
    others: ['actor_uid'],
  },
  'auth.known_devices': {
    category: 'logins',
    person: ['user_uid'],
    expires: 'expires_at',
    data: ['realm', 'user_uid', 'expires_at'],
    secret: ['id'],
  },
  'auth.refresh_tokens': {
    category: 'logins',
    person: [],
    expires: 'expires_at',
    data: [],
    secret: ['hash', 'family_id', 'expires_at', 'used_at'],
  },
  'auth.sessions': {
    category: 'logins',
    person: ['user_uid'],
    expires: 'expires_at',
    data: ['realm', 'user_uid', 'methods', 'secure', 'auth_time', 'expires_at'],
    secret: ['id'],
  },
  'auth.signing_keys': none('Keys of the service.'),
  'customer_management.associations': {
    category: 'schools',
    person: ['user_uid'],
    data: ['user_uid', 'school_uid', 'realm', 'id', 'role'],
  },
  'customer_management.audit_logs': {
    category: 'changes',
    person: ['subject'],
    mentions: { actor_uid: 'actor_name', acting_as_uid: 'acting_as_name' },
    data: ['realm', 'id', 'subject', 'subject_name', 'deleted_from', 'action', 'at', 'changes'],
    others: ['actor_uid', 'actor_name', 'acting_as_uid', 'acting_as_name'],
  },
  'customer_management.counters': none('The last number of each sequence.'),
  'customer_management.groups': none('Names of classes, without their members.'),
  'customer_management.login_card_prints': {
    category: 'changes',
    person: ['subject'],
    mentions: { actor_uid: 'actor_name' },
    data: ['uid', 'realm', 'id', 'subject_kind', 'subject', 'subject_name', 'method', 'count', 'printed_at'],
    others: ['actor_uid', 'actor_name'],
  },
  'customer_management.login_cards': {
    category: 'password',
    person: ['user_uid'],
    data: ['realm', 'user_uid', 'issued_at', 'voided_at'],
    // The content of a card follows from its uid.
    secret: ['uid'],
  },
  'customer_management.memberships': { category: 'schools', person: ['user_uid'], data: ['user_uid', 'group_uid', 'realm', 'id'] },
  // A restore needs it; rows and their password are erased with the user.
  'customer_management.removed_users': {
    category: 'schools',
    person: ['user_uid'],
    data: ['user_uid', 'realm', 'associations', 'memberships', 'periods', 'by_owner'],
    secret: ['password_hash'],
  },
  'customer_management.school_unit_periods': none('What schools subscribe to.'),
  'customer_management.school_units': none('Schools and organisations.'),
  'customer_management.subscription_types': none('What can be subscribed to.'),
  'customer_management.sync_settings': none('Settings of organisations.'),
  'customer_management.user_periods': {
    category: 'schools',
    person: ['owner'],
    data: ['realm', 'id', 'owner', 'type', 'start_date', 'end_date'],
    derived: ['granted_from'],
  },
  'customer_management.users': {
    category: 'profile',
    person: ['uid'],
    data: [
      ...['uid', 'realm', 'id', 'user_name', 'first_name', 'last_name', 'name', 'email', 'email_verified', 'email_by_owner', 'identifiers'],
      ...[
        'superuser',
        'shared_account',
        'speaking_book_rights',
        'guest',
        'age_filter',
        'time_zone',
        'school_associations',
        'deleted_at',
        'last_confirmed_email',
        'locale',
      ],
    ],
    derived: [
      ...['user_name_key', 'name_key', 'email_key', 'user_name_comparison_key', 'email_comparison_key', 'identifier_comparison_keys'],
      ...['words', 'facets'],
    ],
  },
  'events.events': { category: 'activity', ...reader, data: ['realm', 'stream', 'id', 'user_uid', 'event', 'stored_at'] },
  'library.annotations': { category: 'reading', ...reader, data: ['realm', 'user_uid', 'book_id', 'annotation_id', 'annotation'] },
  'library.bookmarks': { category: 'reading', ...reader, data: ['realm', 'user_uid', 'book_id', 'bookmarks'] },
  'library.lastmarks': { category: 'reading', ...reader, data: ['realm', 'user_uid', 'book_id', 'position', 'read_at'] },
  'library.read_logs': {
    category: 'reading',
    ...reader,
    data: ['realm', 'user_uid', 'book_id', 'session_id', 'device_id', 'percentage', 'timestamp'],
  },
  'library.school_unit_books': none('Bookshelves of schools.'),
  'library.user_books': { category: 'bookshelf', ...reader, data: ['realm', 'user_uid', 'book_id', 'added_at'] },
  'payment.charge_intents': {
    category: 'subscriptions',
    person: ['user_uid'],
    expires: 'expires_at',
    data: ['realm', 'user_uid', 'amount', 'currency', 'from_balance', 'status', 'failure', 'created_at'],
    // What is applied after the charge, and the invoice says: it is stored to outlive a process that dies.
    derived: ['act', 'held_until', 'expires_at'],
    secret: ['key', 'card', 'charge'],
  },
  'payment.card_charges': {
    category: 'invoices',
    person: ['user_uid'],
    since: 'created_at',
    data: ['realm', 'user_uid', 'amount', 'currency', 'status', 'failure', 'disputed', 'created_at'],
    // The refunds are on the invoices too, without their keys.
    secret: ['id', 'key', 'request', 'client_secret', 'card', 'metadata', 'refunds'],
  },
  'payment.contract_declarations': {
    category: 'declarations',
    person: ['user_uid'],
    since: 'declared_at',
    data: ['realm', 'id', 'kind', 'name', 'email', 'contract', 'reason', 'user_uid', 'declared_at', 'confirmed_at', 'contracts'],
    secret: ['hash', 'reminder_hash'],
    derived: ['remind_at'],
  },
  'payment.customers': {
    category: 'subscriptions',
    person: ['user_uid'],
    data: [
      ...['realm', 'user_uid', 'id', 'provider_id', 'default_payment_method', 'had_trial', 'balance', 'used_coupons'],
      ...['address', 'vat_number'],
    ],
    derived: ['pending_charge_at'],
    secret: ['pending_charge'],
  },
  'payment.gift_cards': {
    category: 'subscriptions',
    // The codes of an order are a gift to somebody else: they belong to whoever redeems them.
    person: ['redeemed_by'],
    data: ['realm', 'code', 'order_id', 'worth', 'redeemed_by', 'voided_at'],
  },
  'payment.invoices': {
    category: 'invoices',
    person: ['user_uid'],
    since: 'created_at',
    data: [
      ...['realm', 'user_uid', 'id', 'number', 'subscription_id', 'order_id', 'status', 'credit', 'amount_due', 'amount_paid'],
      ...['from_balance', 'tax', 'tax_percent', 'currency', 'created_at', 'period_start', 'period_end', 'description'],
      ...['kind', 'credit_note_of', 'paid_at', 'locale', 'seller', 'buyer', 'lines'],
      ...['refunded', 'refunded_at', 'refunded_to_card', 'disputed', 'waived', 'time_zone'],
    ],
    secret: ['charge'],
  },
  'payment.orders': {
    category: 'invoices',
    person: ['user_uid'],
    since: 'created_at',
    data: [
      ...['realm', 'id', 'user_uid', 'price_id', 'quantity', 'name', 'email', 'message', 'status', 'amount', 'currency', 'created_at'],
    ],
    derived: ['checked_at'],
    secret: ['intent', 'client_secret'],
  },
  'payment.payment_methods': {
    category: 'cards',
    person: ['user_uid'],
    data: ['realm', 'user_uid', 'id', 'brand', 'exp_month', 'exp_year', 'created_at'],
    secret: ['number', 'fingerprint'],
  },
  'payment.provider_tasks': {
    category: 'invoices',
    person: ['user_uid'],
    since: 'created_at',
    data: ['realm', 'user_uid', 'kind', 'amount', 'currency', 'created_at', 'done_at'],
    derived: ['tries'],
    secret: ['key', 'target'],
  },
  'payment.setup_intents': {
    category: 'cards',
    person: ['user_uid'],
    data: ['realm', 'user_uid', 'status', 'exp_month', 'exp_year', 'payment_method'],
    secret: ['id', 'client_secret', 'number'],
  },
  'payment.subscriptions': {
    category: 'subscriptions',
    person: ['user_uid'],
    data: [
      ...['realm', 'user_uid', 'id', 'price_id', 'pending_price_id', 'status', 'coupon_id', 'terms_version', 'cancel_at_period_end'],
      ...['started_at', 'trial_end', 'period_start', 'period_end', 'failure', 'ended_at', 'end_reason', 'cancel_at', 'stopped_at'],
      ...['ordered_at', 'begin_at_once', 'before_change', 'time_zone'],
    ],
    derived: ['billing_anchor', 'due_at', 'tries', 'notices_sent', 'paused_for', 'paused_period_start'],
  },
  'payment.trial_marks': {
    category: 'trials',
    person: [],
    since: 'at',
    data: [],
    // Keyed hashes: without the address or the card nobody can tell whose they are.
    secret: ['realm', 'mark', 'at'],
  },
  'sandbox.clock': none('The clock of the sandbox.'),
  'sandbox.erased_users': none('The numbers of erased accounts, from which nothing leads to a person: no snapshot brings them back.'),
  'sandbox.first_answers': {
    category: 'protection',
    person: [],
    since: 'at',
    data: [],
    // Encrypted with a key that only the request has: nobody can tell whose response it is.
    secret: ['key', 'response', 'provider_key', 'at'],
  },
  'sandbox.rate_limit_events': {
    category: 'protection',
    person: [],
    since: 'at',
    data: [],
    // A name that was typed, an address or the uid of who tried codes: whoever typed it need not be the owner.
    others: ['id', 'realm', 'limit_name', 'subject', 'at'],
  },
  'sandbox.realm_versions': none('Versions of lists.'),
  'sandbox.snapshots': none('Names of snapshots; a snapshot itself is a copy that a developer of the sandbox takes and deletes.'),
  'sandbox.stamp': none('The version of the seed.'),
  'submissions.submissions': {
    category: 'assignments',
    ...reader,
    data: [
      'id',
      'realm',
      'user_uid',
      'school_uid',
      'group_uid',
      'status',
      'answers',
      'context_type',
      'context_id',
      'context',
      'changed_at',
      'started_at',
      'submitted_at',
      'reopened_at',
    ],
    derived: ['number'],
    others: ['reopened_by'],
  },
  'sync.register_links': { category: 'profile', ...reader, data: ['realm', 'external_id', 'user_uid'] },
  'sync.register_schools': none('The register of the schools themselves, which the sandbox imitates: the schools decide about it.'),
  'sync.sync_jobs': {
    category: 'changes',
    person: [],
    mentions: { actor_uid: 'actor_name' },
    data: [],
    derived: ['realm', 'school_uid', 'sync_id', 'id', 'dry_run', 'status', 'started_at', 'due_at', 'finished_at', 'counts'],
    others: ['by_uid', 'actor_uid', 'actor_name', 'error_message', 'error_type'],
  },
  'sync.sync_logs': {
    category: 'sync',
    person: ['uid'],
    data: ['realm', 'job_id', 'id', 'entity', 'uid', 'external_id', 'name', 'action', 'field', 'before', 'after', 'reason'],
  },
  'sync.syncs': none('Which syncs a school has.'),
};

/** Returns the tables with personal data, by name. */
export const personalTables = (): readonly (readonly [string, PersonalTable])[] =>
  Object.entries(serverTables).flatMap(([name, table]) => ('reason' in table ? [] : [[name, table] as const]));
