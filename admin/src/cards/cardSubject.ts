import { type SubjectKind, subjectKinds } from '../subject/subject.ts';

/** Whose cards are looked at. */
export interface CardSubject {
  readonly kind: SubjectKind;
  readonly uid: string;
}

/** The kind that an address asks for; a school where it asks for none that exists. */
export const kindOf = (query: URLSearchParams): SubjectKind => subjectKinds.find((kind) => kind === query.get('kind')) ?? 'schoolUnit';

/** The address of somebody's cards. */
export const cardsPath = ({ kind, uid }: CardSubject): string => `/controlpanel/cards?${new URLSearchParams({ kind, uid })}`;
