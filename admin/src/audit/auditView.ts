import type { components } from '@realmkit/openapi/types/customer-management';
import type { SubjectKind } from '../subject/subject.ts';

/** Whose history is looked at. */
export const auditViews = ['all', 'user', 'schoolUnit', 'group', 'actor'] as const;

/** Whose history is looked at. */
export type AuditView = (typeof auditViews)[number];

/** The view that an address asks for; everything where it asks for none that exists. */
export const viewOf = (name: string | null): AuditView => auditViews.find((view) => view === name) ?? 'all';

/** What the service is asked for; undefined while nobody has been chosen. */
export function auditFilters(view: AuditView, uid: string): components['schemas']['AuditLogFilters'] | undefined {
  if (view === 'all') return {};
  if (uid === '') return undefined;
  return view === 'actor' ? { actorUid: uid } : { subject: uid };
}

/** What is chosen in a view: an actor is a person too. */
export const kindOf = (view: Exclude<AuditView, 'all'>): SubjectKind => (view === 'actor' ? 'user' : view);
