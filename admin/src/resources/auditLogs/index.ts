import type { ResourceProps } from '@realmkit/admin-kit';

export const auditLogs: ResourceProps = { name: 'auditLogs', path: 'audit', texts: ['audit'], list: () => import('./AuditLogList.tsx') };
