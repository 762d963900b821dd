import { ConfirmDialog } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import type { LeaveGuard } from './useLeaveGuard.ts';

interface LeaveDialogProps {
  readonly guard: LeaveGuard;
  /** True if the unsaved answers are kept on this device. */
  readonly isStored: boolean;
}

/** Asks before a form is left with unsaved answers. */
export function LeaveDialog({ guard, isStored }: LeaveDialogProps) {
  const { t } = useTranslation('reader');
  return (
    <ConfirmDialog
      open={guard.isAsking}
      title={t(($) => $.submissions.leaveTitle)}
      description={isStored ? t(($) => $.submissions.leaveStored) : t(($) => $.submissions.leaveLost)}
      cancelLabel={t(($) => $.submissions.stay)}
      confirmLabel={t(($) => $.submissions.leave)}
      cancelFilled
      onCancel={guard.stay}
      onConfirm={guard.confirm}
    />
  );
}
