import { Confirm, ErrorMessage, useServiceErrorText } from '@realmkit/admin-kit';
import { useDelete } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useMutationNotices } from '../../mutation/useMutationNotices.ts';
import type { PeriodRow } from './period.ts';

interface RemovePeriodProps {
  readonly resource: string;
  /** The period that is asked about; undefined closes the question. */
  readonly period: PeriodRow | undefined;
  /** The name of the owner. */
  readonly name: string;
  readonly nameOf: (type: PeriodRow['type']) => string;
  readonly onClose: () => void;
}

/** Asks whether a period is to be removed, and removes it. */
export function RemovePeriod({ resource, period, name, nameOf, onClose }: RemovePeriodProps) {
  const { t } = useTranslation('periods');
  const failureText = useServiceErrorText();
  const { succeeded, failed } = useMutationNotices();
  const [deleteOne, removal] = useDelete(resource, undefined, {
    onSuccess: () => {
      succeeded(t(($) => $.removed));
      onClose();
    },
    onError: failed,
  });
  return (
    <Confirm
      isOpen={period !== undefined}
      loading={removal.isPending}
      confirmColor="warning"
      title={t(($) => $.removeQuestion, { type: period ? nameOf(period.type) : '', name })}
      content={
        <>
          <span>{t(($) => $.removeHelp)}</span>
          <ErrorMessage>{removal.error ? failureText(removal.error) : undefined}</ErrorMessage>
        </>
      }
      confirm={t(($) => $.remove)}
      onConfirm={() => period && void deleteOne(resource, { id: period.id })}
      onClose={() => {
        onClose();
        removal.reset();
      }}
    />
  );
}
