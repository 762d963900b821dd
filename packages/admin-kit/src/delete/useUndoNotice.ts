import { ServiceError } from '@realmkit/openapi';
import { useErrorText, useNotice } from '@realmkit/shell';
import { type Identifier, useDataProvider, useTranslate } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { serviceErrorOf } from '../provider/httpError.ts';

/** A record that was deleted. */
interface DeletedRecord {
  readonly resource: string;
  readonly id: Identifier;
  readonly name: string;
  /** The text of the notice. */
  readonly message: string;
  /** Opens the page of the record after it was restored. */
  readonly open: () => void;
}

/**
 * Returns a function that reports a deletion in a notice with Undo. The notice outlives the page: it stays until it is closed or used, and Undo
 * works from every page. A failed Undo says why and can be tried again.
 */
export function useUndoNotice(): (record: DeletedRecord) => void {
  const { t } = useTranslation('delete');
  const translate = useTranslate();
  const errorText = useErrorText();
  const dataProvider = useDataProvider();
  const { pin, close } = useNotice();
  const reasonOf = (error: unknown): string => {
    const cause = serviceErrorOf(error);
    if (!(cause instanceof ServiceError)) return errorText(cause);
    if (cause.status === 404 || cause.status === 410) return t(($) => $.gone);
    if (cause.status !== 409) return errorText(cause);
    const isTaken = cause.attributes.some(({ reason }) => reason === 'unique');
    return isTaken ? t(($) => $.taken) : t(($) => $.withoutUnit);
  };
  return ({ resource, id, name, message, open }) => {
    const notice = `deleted ${resource} ${id}`;
    let isPending = false;
    const show = () => {
      close(notice);
      open();
    };
    const undo = async () => {
      if (isPending) return;
      isPending = true;
      try {
        await dataProvider.restore(resource, { id });
        const restored = { label: translate('ra.action.show'), onClick: show };
        pin({ id: notice, type: 'success', message: t(($) => $.restored, { name }), action: restored });
      } catch (error) {
        // Not reported: the notice says why.
        isPending = false;
        pin({ id: notice, type: 'error', message: t(($) => $.stillDeleted, { name, reason: reasonOf(error) }), action });
      }
    };
    const action = { label: translate('ra.action.undo'), onClick: () => void undo() };
    pin({ id: notice, type: 'success', message, action });
  };
}
