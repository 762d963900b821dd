import { styled } from '@mui/material/styles';
import { Button, SelectField, TextField } from '@realmkit/design-system';
import type { SubscriptionType } from '@realmkit/openapi';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorMessage } from '../errors/ErrorMessage.tsx';
import type { Period, PeriodTerms } from './periodCalls.ts';
import { schoolYearOf } from './timeline.ts';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
  alignItems: 'start',
}));

interface PeriodFormProps {
  readonly types: readonly SubscriptionType[];
  /** The period to edit; undefined for a new one. */
  readonly period: Period | undefined;
  readonly today: string;
  readonly busy: boolean;
  readonly errorMessage: string | undefined;
  readonly onSave: (terms: PeriodTerms) => void;
  readonly onCancel: () => void;
}

/** Edits the type and the dates of a period; a new one ends with June of the school year. */
export function PeriodForm({ types, period, today, busy, errorMessage, onSave, onCancel }: PeriodFormProps) {
  const { t } = useTranslation('periods');
  const [type, setType] = useState(period?.type ?? types[0]?.type);
  const [startDate, setStart] = useState(period?.startDate ?? today);
  const [endDate, setEnd] = useState(period ? (period.endDate ?? '') : `${schoolYearOf(today).to.slice(0, 4)}-06-30`);
  const form = useRef<HTMLFormElement>(null);
  // The form opens below a list that can be long.
  useEffect(() => form.current?.querySelector('select')?.focus(), []);
  const backwards = endDate !== '' && endDate < startDate;
  return (
    <Form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        if (type !== undefined && startDate !== '' && !backwards) onSave({ type, startDate, endDate: endDate === '' ? null : endDate });
      }}
    >
      <SelectField
        label={t(($) => $.type)}
        options={types.map(({ type: value, name }) => ({ value, label: name }))}
        value={type ?? ''}
        onChange={(value) => setType(types.find((known) => known.type === value)?.type ?? type)}
      />
      <TextField label={t(($) => $.from)} type="date" required value={startDate} onChange={(event) => setStart(event.target.value)} />
      <TextField
        label={t(($) => $.to)}
        type="date"
        value={endDate}
        onChange={(event) => setEnd(event.target.value)}
        error={backwards}
        helperText={backwards ? t(($) => $.backwards) : t(($) => $.toHelp)}
      />
      <div>
        <ErrorMessage>{errorMessage}</ErrorMessage>
        <Button type="submit" variant="contained" disabled={busy || backwards}>
          {t(($) => $.save)}
        </Button>
        <Button onClick={onCancel}>{t(($) => $.cancel)}</Button>
      </div>
    </Form>
  );
}
