import { type SubjectKind, subjectKinds } from '../subject/subject.ts';

/** The school unit, group or pupil whose cards are shown. */
export interface CardSubject {
  readonly kind: SubjectKind;
  readonly uid: string;
}

const filterNames = { schoolUnit: 'schoolUid', group: 'groupUid', user: 'userUid' } as const;

/** Returns the filter of the pupils of a subject. */
export const filterOf = ({ kind, uid }: CardSubject) => ({ [filterNames[kind]]: uid });

/** Returns the kind of subject in a query; undefined if there is no such kind. */
export const kindOf = (query: URLSearchParams): SubjectKind | undefined => subjectKinds.find((kind) => kind === query.get('kind'));

/** Returns the path of a subject's cards. */
export const cardsPath = ({ kind, uid }: CardSubject): string => `/controlpanel/cards?${new URLSearchParams({ kind, uid })}`;
