const whileJobRuns =
  'Only while a job of the sync service runs for the organisation; the suite of that service sees its own answers of this kind.';

const afterManyFailures = 'Only after ten failures of an account, which would make its next login wait.';

const afterManyUses = 'Only after hundreds of them from one address within an hour, which every run from that address would then feel.';
const afterManyCodes = 'Only after many wrong codes of one account within an hour, which then could not use a right one.';

const afterManyEmails = 'Only after five emails to one recipient within an hour, which no check sends to anybody.';

const whileProviderIsSilent = 'Only while a card provider leaves a payment of the person unanswered.';

/** Documented statuses that no suite can cause from outside, each with the reason. Our runs see all others. */
export const unseenStatuses: Readonly<Record<string, string>> = {
  'auth signInWithCredentials 429': afterManyFailures,
  'account changeMyPassword 429': afterManyFailures,
  'account requestEmailValidation 429': afterManyEmails,
  'account resendEmailValidation 429': afterManyEmails,
  'account changeMyEmail 429': afterManyEmails,
  'account restoreMe 429': afterManyFailures,
  'account restoreMe 409': 'Only if somebody took the user name of a deleted account meanwhile.',
  'account requestPasswordReset 429': afterManyEmails,
  'account register 429': afterManyUses,
  'payment createOrder 429': afterManyUses,
  'payment applyCoupon 429': afterManyCodes,
  'payment createSubscription 429': afterManyCodes,
  'payment previewSubscription 429': afterManyCodes,
  'payment redeemGiftCard 429': afterManyCodes,
  'control-panel sendPasswordReset 429': afterManyEmails,
  'control-panel createPerson 404': 'Its path names nothing that could be missing, and an unknown organisation in the body is a 400.',
  'control-panel getTemplate 404': 'Its path names nothing that could be missing: version and type are of a fixed list.',
  'customer-management getSyncSettings 409': whileJobRuns,
  'customer-management setSyncSetting 409': whileJobRuns,
  'customer-management restoreUser 409':
    'Only if somebody took the user name meanwhile, and this service neither adds nor renames users; the suite of control-panel sees it.',
  'customer-management replaceSyncSettings 409': whileJobRuns,
  'library putAnnotation 409': 'Only for the thousand and first annotation of a book.',
  'account deleteMe 409': whileProviderIsSilent,
  'control-panel deletePerson 409': whileProviderIsSilent,
  'customer-management deleteUser 409': whileProviderIsSilent,
  'payment updateSubscription 409': whileProviderIsSilent,
  'payment applyCoupon 409': whileProviderIsSilent,
  'payment cancelContract 409': whileProviderIsSilent,
  'payment withdrawFromContract 409': whileProviderIsSilent,
  'payment confirmDeclaration 409': whileProviderIsSilent,
  'payment receiveCardEvent 200': 'Only the card provider can sign an event.',
  'payment receiveCardEvent 413': 'Its body is longer than the tool sends; the tests of the sandbox send one.',
  'payment changePlan 402': 'A change charges nothing during a trial, which lasts 14 days.',
  'payment payOpenInvoice 402': 'An invoice falls open when a trial ends, 14 days after a subscription was made.',
};
