const identifierTypes = ['eppn', 'gsuiteid', 'gsuiteemail', 'office365', 'bankid', 'sms'] as const;

/** The types of identifiers that have a name in every language. */
export type IdentifierType = (typeof identifierTypes)[number];

/** Returns whether a type of identifier has a name; other systems may add types. */
export const isIdentifierType = (type: string): type is IdentifierType => identifierTypes.some((known) => known === type);
