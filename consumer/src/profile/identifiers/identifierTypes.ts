const identifierTypes = ['eppn', 'gsuiteid', 'gsuiteemail', 'office365', 'bankid', 'sms'] as const;

/** The kinds of identifiers that have a name of their own in every language. */
export type IdentifierType = (typeof identifierTypes)[number];

/** Whether a kind of identifier has a name of its own; systems may add others. */
export const isIdentifierType = (type: string): type is IdentifierType => identifierTypes.some((known) => known === type);
