import { ConfirmDialog } from '@realmkit/design-system';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';

/** Props of {@link Confirm}. */
export interface ConfirmProps {
  readonly isOpen: boolean;
  /** Disables both buttons while the action is pending. */
  readonly loading?: boolean;
  /** A text, or the key of one of react-admin's. */
  readonly title: string;
  readonly content: ReactNode;
  readonly confirm?: string;
  readonly cancel?: string;
  /** `warning` is for what destroys something. */
  readonly confirmColor?: 'primary' | 'warning';
  /** The values of the placeholders in `title`. */
  readonly titleTranslateOptions?: Readonly<Record<string, unknown>>;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks for the confirmation of an action, with react-admin's names and props over the design system's dialog: the focus starts on the cancel button. */
export function Confirm({
  isOpen,
  loading = false,
  title,
  content,
  confirm = 'ra.action.confirm',
  cancel = 'ra.action.cancel',
  confirmColor = 'primary',
  titleTranslateOptions,
  onConfirm,
  onClose,
}: ConfirmProps) {
  const translate = useTranslate();
  return (
    <ConfirmDialog
      open={isOpen}
      busy={loading}
      destructive={confirmColor === 'warning'}
      title={translate(title, { _: title, ...titleTranslateOptions })}
      description={typeof content === 'string' ? translate(content, { _: content }) : content}
      confirmLabel={translate(confirm, { _: confirm })}
      cancelLabel={translate(cancel, { _: cancel })}
      onConfirm={onConfirm}
      onCancel={onClose}
    />
  );
}
