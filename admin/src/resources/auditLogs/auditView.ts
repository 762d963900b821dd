import type { components } from '@realmkit/openapi/types/customer-management';
import type { SubjectKind } from '../../subject/subject.ts';

/** The views of the audit log. */
export const auditViews = ['all', 'user', 'schoolUnit', 'group', 'actor'] as const;

/** A view of the audit log. */
export type AuditView = (typeof auditViews)[number];

/** Returns the view of a query parameter; `all` if there is no such view. */
export const viewOf = (name: string | null): AuditView => auditViews.find((view) => view === name) ?? 'all';

/** Returns the filters of the request; undefined while no subject is chosen. */
export function auditFilters(view: AuditView, uid: string): components['schemas']['AuditLogFilters'] | undefined {
  if (view === 'all') return {};
  if (uid === '') return undefined;
  return view === 'actor' ? { actorUid: uid } : { subject: uid };
}

/** Returns the kind of subject that a view needs: an actor is a person too. */
export const kindOf = (view: Exclude<AuditView, 'all'>): SubjectKind => (view === 'actor' ? 'user' : view);
