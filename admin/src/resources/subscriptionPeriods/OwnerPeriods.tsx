import Typography from '@mui/material/Typography';
import { FailedQuery, ItemList, maxBulkRows, useServiceErrorText } from '@realmkit/admin-kit';
import { Button, Section } from '@realmkit/design-system';
import { useLocale, useUserContext } from '@realmkit/shell';
import { useState } from 'react';
import { useCreate, useGetList, useUpdate } from 'react-admin';
import { useTranslation } from 'react-i18next';
import type { PanelRow } from '../../dataProvider/usePanelDataProvider.ts';
import { useMutationNotices } from '../../mutation/useMutationNotices.ts';
import { LoadingPage } from '../../page/LoadingPage.tsx';
import { PeriodCalendar } from './PeriodCalendar.tsx';
import { PeriodForm } from './PeriodForm.tsx';
import type { Period, PeriodOwner, PeriodRow, PeriodTerms } from './period.ts';
import { RemovePeriod } from './RemovePeriod.tsx';
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
  const { succeeded, failed } = useMutationNotices();
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
  const saving = {
    onSuccess: () => {
      succeeded(t(($) => $.saved));
      setEdited(undefined);
    },
    onError: async (failure: unknown) => {
      // The form shows what is held and used now, beside the reason.
      if (!isSuperuser) await held.refetch();
      failed(failure);
    },
  };
  const [create, creation] = useCreate(resource, undefined, saving);
  const [update, updating] = useUpdate(resource, undefined, saving);
  const saveError = creation.error ?? updating.error;
  const save = ({ licences = null, ...terms }: PeriodTerms) => {
    const data = isOfUser ? terms : { ...terms, licences };
    if (edited === 'new' || edited === undefined)
      void create(resource, { data: { ...data, [isOfUser ? 'userUid' : 'schoolUid']: owner.uid } });
    else void update(resource, { id: edited.id, data });
  };
  const error = periods.error ?? types.error ?? held.error;
  if (error) {
    const refetch = () => Promise.all([periods.refetch(), types.refetch(), isSuperuser ? undefined : held.refetch()]);
    return <FailedQuery query={{ error, refetch }} title={t(($) => $.failed)} />;
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
    creation.reset();
    updating.reset();
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
            busy={creation.isPending || updating.isPending}
            errorMessage={saveError ? failureText(saveError) : undefined}
            onSave={save}
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
                <strong>{nameOf(period.type)}</strong> <span>{`${describe(period)} · ${t(($) => $.states[stateOf(period, today)])}`}</span>
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
      <RemovePeriod resource={resource} period={removed} name={name} nameOf={nameOf} onClose={() => setRemoved(undefined)} />
    </>
  );
}
