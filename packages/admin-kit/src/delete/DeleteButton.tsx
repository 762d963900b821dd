import { Announced, Button, PermissionHint } from '@realmkit/design-system';
import { useErrorText, useNotice } from '@realmkit/shell';
import {
  type RaRecord,
  type UseDeleteOptions,
  useCreatePath,
  useDelete,
  useGetRecordRepresentation,
  useLocation,
  useNavigate,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'ra-core';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCanAccess } from '../access/CanAccess.tsx';
import { useResourceDeclaration } from '../admin/ResourcesContext.ts';
import { serviceErrorOf } from '../provider/httpError.ts';
import { Confirm } from './Confirm.tsx';
import { useUndoNotice } from './useUndoNotice.ts';

/** Props of {@link DeleteButton}. */
export interface DeleteButtonProps<RecordType extends RaRecord = RaRecord> {
  /** By default that of the closest resource context. */
  readonly resource?: string;
  /** By default that of the closest record context. */
  readonly record?: RecordType;
  readonly label?: string;
  /** The URL of the page after the deletion, which replaces that of the record; `list` by default. With false the page stays. */
  readonly redirect?: string | false;
  /** Deletions are sent at once, and reported when the service has done them: no other mode does both. */
  readonly mutationMode?: 'pessimistic';
  readonly mutationOptions?: Pick<UseDeleteOptions<RaRecord, unknown>, 'meta' | 'onError' | 'onSuccess'>;
  readonly successMessage?: string;
  readonly confirmTitle?: string;
  /** What is lost. The dialog adds that the deletion cannot be undone, or that a paid plan ends, where that is so. */
  readonly confirmContent?: ReactNode;
  readonly disabled?: boolean;
  /** Why the record may not be deleted; without it, the button is absent where the visitor may not delete. */
  readonly accessDenied?: string;
  /** Returns the name of the record; by default that of its resource. */
  readonly recordRepresentation?: (record: RecordType) => string;
}

const hasPaidPlan = (record: RaRecord): boolean => record.paidPlan === true;

/**
 * Deletes a record, as react-admin's button of the same name: the request is sent at once, the list is opened, and a notice offers Undo, which
 * restores the record. Where there is no way back, because the resource has no `restore` or a family pays for a plan of the record, a
 * confirmation names the record and what is lost. `mutationMode="undoable"` is refused: it sends the deletion when its notice is gone, and
 * whoever closes the tab before has deleted nothing.
 * @throws {Error} for another mutation mode
 */
export function DeleteButton<RecordType extends RaRecord = RaRecord>(props: DeleteButtonProps<RecordType>) {
  const { label = 'ra.action.delete', redirect = 'list', mutationMode = 'pessimistic', mutationOptions = {} } = props;
  const { successMessage, confirmTitle, confirmContent, disabled = false, accessDenied, recordRepresentation } = props;
  if (mutationMode !== 'pessimistic')
    throw new Error(`A deletion cannot be ${mutationMode}: it would be reported before it is done, and lost with a closed tab.`);
  const { t } = useTranslation('delete');
  const translate = useTranslate();
  const record = useRecordContext<RecordType>(props);
  const resource = useResourceContext(props) ?? '';
  const { restore } = useResourceDeclaration(resource);
  const { canAccess } = useCanAccess({ resource, action: 'delete', record });
  const defaultRepresentation = useGetRecordRepresentation(resource);
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const location = useLocation();
  const errorText = useErrorText();
  const { show } = useNotice();
  const showUndo = useUndoNotice();
  const [isConfirming, setConfirming] = useState(false);
  const isRunningRef = useRef(false);
  const reasonId = useId();
  const name = record ? (recordRepresentation?.(record) ?? String(defaultRepresentation(record))) : '';

  const onSuccess = () => {
    setConfirming(false);
    const message = successMessage ?? t(($) => $.deleted, { name });
    const open = () => {
      if (redirect !== false) navigate({ pathname: location.pathname, search: location.search }, { state: location.state });
    };
    if (restore && record) showUndo({ resource, id: record.id, name, message, open });
    else show({ type: 'success', message });
    if (redirect !== false) navigate(redirect === 'list' ? createPath({ resource, type: 'list' }) : redirect, { replace: true });
  };
  const { meta, ...callbacks } = mutationOptions;
  const [deleteOne, { isPending, error, reset }] = useDelete<RaRecord, unknown>(resource, undefined, {
    // Of the hook and not of the call: the deletion is reported although the page was left meanwhile.
    onSuccess,
    onError: (failure) => show({ type: 'error', message: errorText(serviceErrorOf(failure)) }),
    ...callbacks,
    // After a success it stays: there is nothing more to delete.
    onSettled: (_, failure) => {
      isRunningRef.current = failure === null;
    },
  });
  if (!record || (!canAccess && accessDenied === undefined)) return null;
  const handleDelete = () => {
    if (isRunningRef.current) return;
    isRunningRef.current = true;
    void deleteOne(resource, { id: record.id, previousData: record, meta: { leavesPage: redirect !== false, ...meta } });
  };
  const isFinal = restore === undefined || hasPaidPlan(record);
  const isDisabled = disabled || !canAccess;
  return (
    <>
      {isDisabled && accessDenied !== undefined ? <PermissionHint id={reasonId} reason={accessDenied} /> : null}
      <div>
        <Button
          variant="outlined"
          color="error"
          disabled={isDisabled || isPending}
          aria-describedby={isDisabled && accessDenied !== undefined ? reasonId : undefined}
          onClick={isFinal ? () => setConfirming(true) : handleDelete}
        >
          {translate(label, { _: label })}
        </Button>
      </div>
      {isFinal ? (
        <Confirm
          isOpen={isConfirming}
          loading={isPending}
          confirmColor="warning"
          title={confirmTitle ?? t(($) => $.question, { name })}
          content={
            <>
              <span>{confirmContent}</span> {hasPaidPlan(record) ? <span>{t(($) => $.paidPlan)}</span> : null}{' '}
              {restore ? null : <span>{t(($) => $.irreversible)}</span>}
              {error ? <Announced urgency="assertive">{errorText(serviceErrorOf(error))}</Announced> : null}
            </>
          }
          confirm="ra.action.delete"
          onConfirm={handleDelete}
          onClose={() => {
            setConfirming(false);
            reset();
          }}
        />
      ) : null}
    </>
  );
}
