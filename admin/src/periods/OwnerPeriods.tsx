import Typography from '@mui/material/Typography';
import { maxBulkRows } from '@realmkit/admin-kit';
import { Button, ConfirmDialog, FailedState } from '@realmkit/design-system';
import { useLocale, useUserContext } from '@realmkit/shell';
import { useGetList } from 'ra-core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorMessage } from '../errors/ErrorMessage.tsx';
import { useServiceErrorText } from '../errors/useServiceErrorText.ts';
import { useActionMutation } from '../mutation/useActionMutation.ts';
import { ItemList } from '../page/ItemList.tsx';
import { LoadingPage } from '../page/LoadingPage.tsx';
import { Section } from '../page/Section.tsx';
import { type PanelRow, usePanelDataProvider } from '../resources/usePanelDataProvider.ts';
import { PeriodCalendar } from './PeriodCalendar.tsx';
import { PeriodForm } from './PeriodForm.tsx';
import type { Period, PeriodOwner, PeriodRow, PeriodTerms } from './period.ts';
import { stateOf } from './timeline.ts';
import { useSubscriptionTypes } from './useSubscriptionTypes.ts';

const newestFirst = { pagination: { page: 1, perPage: maxBulkRows }, sort: { field: 'startDate', order: 'DESC' } } as const;

interface OwnerPeriodsProps {
  readonly owner: PeriodOwner;
  readonly name: string;
}

/** Shows the subscription periods of a school unit or a user, and adds, edits and removes them. */
export function OwnerPeriods({ owner, name }: OwnerPeriodsProps) {
  const { t } = useTranslation('periods');
  const { locale } = useLocale();
  const failureText = useServiceErrorText();
  const provider = usePanelDataProvider();
  const [edited, setEdited] = useState<PeriodRow | 'new'>();
  const [removed, setRemoved] = useState<PeriodRow>();
  const today = new Date().toISOString().slice(0, 10);
  const types = useSubscriptionTypes();
  const isOfUser = owner.kind === 'users';
  const resource = isOfUser ? 'userSubscriptionPeriods' : 'schoolUnitSubscriptionPeriods';
  const periods = useGetList<PeriodRow>(resource, { ...newestFirst, filter: { [isOfUser ? 'userUid' : 'schoolUid']: owner.uid } });
  const user = useUserContext();
  const isSuperuser = user.status !== 'anonymous' && user.isSuperuser;
  // The periods of school units from which an administrator may give to the owner.
  const held = useGetList<PanelRow<'schoolUnitSubscriptionPeriods'>>(
    'schoolUnitSubscriptionPeriods',
    { ...newestFirst, filter: { [isOfUser ? 'grantableToUserUid' : 'grantableToSchoolUid']: owner.uid } },
    { enabled: !isSuperuser },
  );
  const write = ({ licences = null, ...terms }: PeriodTerms) => {
    if (edited === 'new' || edited === undefined) {
      return isOfUser
        ? provider.create('userSubscriptionPeriods', { data: { ...terms, userUid: owner.uid } })
        : provider.create('schoolUnitSubscriptionPeriods', { data: { ...terms, licences, schoolUid: owner.uid } });
    }
    return isOfUser
      ? provider.update('userSubscriptionPeriods', { id: edited.id, data: terms })
      : provider.update('schoolUnitSubscriptionPeriods', { id: edited.id, data: { ...terms, licences } });
  };
  const save = useActionMutation({
    mutationFn: async (terms: PeriodTerms): Promise<void> => {
      try {
        await write(terms);
      } catch (error) {
        // The form shows what is held and used now, beside the reason.
        if (!isSuperuser) await held.refetch();
        throw error;
      }
    },
    successMessage: () => t(($) => $.saved),
    onSuccess: () => setEdited(undefined),
  });
  const remove = useActionMutation({
    mutationFn: ({ id }: PeriodRow) => provider.delete(resource, { id }),
    successMessage: () => t(($) => $.removed),
    onSuccess: () => setRemoved(undefined),
  });
  const error = periods.error ?? types.error ?? held.error;
  if (error) {
    const onRetry = () => void Promise.all([periods.refetch(), types.refetch(), isSuperuser ? undefined : held.refetch()]);
    return <FailedState title={t(($) => $.failed)} description={failureText(error)} retry={{ label: t(($) => $.retry), onRetry }} />;
  }
  if (periods.data === undefined || types.data === undefined || (!isSuperuser && held.data === undefined)) return <LoadingPage />;
  const { nameOf } = types;
  const day = (date: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date));
  const datesOf = ({ startDate, endDate }: Period) =>
    endDate === null ? t(($) => $.open, { from: day(startDate) }) : t(($) => $.closed, { from: day(startDate), to: day(endDate) });
  const describe = (period: Period) => {
    const { used, licences } = period;
    return typeof licences === 'number'
      ? `${datesOf(period)} · ${t(($) => $.used, { used: used ?? 0, count: licences })}`
      : datesOf(period);
  };
  const grantable = types.data.filter(({ type }) => isSuperuser || held.data?.some((each) => each.type === type));
  const closeForm = () => {
    save.reset();
    setEdited(undefined);
  };
  return (
    <>
      <Section title={t(($) => $.calendar)}>
        <PeriodCalendar periods={periods.data} today={today} nameOf={nameOf} datesOf={datesOf} />
      </Section>
      <Section title={t(($) => $.of, { name })}>
        {periods.data.length === 0 ? <Typography>{t(($) => $.none)}</Typography> : null}
        {edited ? (
          <PeriodForm
            key={edited === 'new' ? 'new' : edited.legacyId}
            types={grantable}
            held={isSuperuser ? undefined : held.data}
            describe={describe}
            forSchoolUnit={owner.kind === 'schoolUnits'}
            period={edited === 'new' ? undefined : edited}
            today={today}
            busy={save.isPending}
            errorMessage={save.errorMessage}
            onSave={save.mutate}
            onCancel={closeForm}
          />
        ) : grantable.length === 0 ? (
          <Typography>{t(($) => $.nothingHeld)}</Typography>
        ) : (
          <div>
            <Button variant="contained" onClick={() => setEdited('new')}>
              {t(($) => $.add)}
            </Button>
          </div>
        )}
        <ItemList>
          {periods.data.map((period) => (
            <li key={period.legacyId}>
              <span>
                <strong>{nameOf(period.type)}</strong> {describe(period)} · {t(($) => $.states[stateOf(period, today)])}
              </span>
              {period.editable ? (
                <span>
                  <Button onClick={() => setEdited(period)} aria-label={t(($) => $.editOf, { type: nameOf(period.type) })}>
                    {t(($) => $.edit)}
                  </Button>
                  <Button color="error" onClick={() => setRemoved(period)} aria-label={t(($) => $.removeOf, { type: nameOf(period.type) })}>
                    {t(($) => $.remove)}
                  </Button>
                </span>
              ) : null}
            </li>
          ))}
        </ItemList>
      </Section>
      <ConfirmDialog
        open={removed !== undefined}
        title={t(($) => $.removeQuestion, { type: removed ? nameOf(removed.type) : '', name })}
        description={t(($) => $.removeHelp)}
        confirmLabel={t(($) => $.remove)}
        cancelLabel={t(($) => $.cancel)}
        destructive
        busy={remove.isPending}
        onConfirm={() => removed && remove.mutate(removed)}
        onCancel={() => setRemoved(undefined)}
      >
        <ErrorMessage>{remove.errorMessage}</ErrorMessage>
      </ConfirmDialog>
    </>
  );
}
