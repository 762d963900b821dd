import { erasureDays, type ServerCategory, type ServerRetention } from '@realmkit/openapi/personal-data';

/** What each kind of data is and why it is stored, for whoever reads an export. */
export const kindComments: Readonly<Record<ServerCategory, string>> = {
  profile: 'Name, user name, email address and identifiers in other systems: they tell whose account it is.',
  schools: 'The schools and groups that the person belongs to, and what the school lets them use.',
  password: 'The account of the login and the login card. The password itself is stored as a hash that nobody can read.',
  logins: 'When and how the person logged in, so that a login can be ended.',
  emails: 'Emails that were sent to the confirmed address of the person.',
  reading:
    'The last page, the bookmarks, highlights and notes of each book, and how much of it was read, so that reading can go on on another device.',
  bookshelf: 'The books on the bookshelf.',
  assignments: 'The answers to assignments and quizzes in books.',
  activity: 'Which pages were opened and how the reader was used, to improve the service.',
  changes: 'What was changed on the account and when. Who changed it is left out, because it is about them.',
  sync: 'What an update from the register of the school changed.',
  cards: 'Brand and expiry date of the bank cards. The card provider keeps their numbers.',
  subscriptions: 'What the person subscribes to, and the balance of gift cards.',
  invoices: 'What was ordered and paid.',
  declarations: 'Cancellations and withdrawals, as proof that they were received.',
  trials:
    'Keyed hashes of an email address and of a card that have had the free days; without the address or the card nobody can tell whose they are.',
  protection: 'Failed logins and the responses to repeated requests. They are not stored by person, so none can be listed.',
};

/** Says how long data is stored. */
export function retentionText(retention: ServerRetention): string {
  switch (retention.kind) {
    case 'account':
      return `As long as the account exists, and ${erasureDays} days after it is deleted.`;
    case 'deletion':
      return 'As long as the account exists.';
    case 'days':
      return `At most ${retention.days} ${retention.days === 1 ? 'day' : 'days'}.`;
    case 'years':
      return `${retention.years} years, because the law requires it.`;
  }
}
