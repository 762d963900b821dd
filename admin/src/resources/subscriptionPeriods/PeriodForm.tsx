import { styled } from '@mui/material/styles';
import { ErrorMessage, useNumberTexts } from '@realmkit/admin-kit';
import { Button, isWithin, type NumberEntry, NumberField, SelectField, TextField, token } from '@realmkit/design-system';
import type { SubscriptionType } from '@realmkit/openapi';
import { periodConstraints } from '@realmkit/openapi/constraints';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clampDay, dateLimits, needsLicences } from './grantLimits.ts';
import type { Period, PeriodTerms } from './period.ts';
import { schoolYearOf } from './timeline.ts';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
  alignItems: 'start',
}));

const Held = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  gridColumn: '1 / -1',
  color: token('color.text.muted'),
  fontSize: token('font.size.caption'),
});

interface PeriodFormProps {
  /** The types that can be given. */
  readonly types: readonly SubscriptionType[];
  /** What the organisation holds, from which an administrator gives; undefined for a superuser. */
  readonly held: readonly Period[] | undefined;
  /** Returns the dates and the used licences of a period as text. */
  readonly describe: (period: Period) => string;
  /** Whether the owner is a school unit, which can get a number of licences. */
  readonly forSchoolUnit: boolean;
  /** The period to edit; undefined for a new one. */
  readonly period: Period | undefined;
  readonly today: string;
  readonly busy: boolean;
  readonly errorMessage: string | undefined;
  readonly onSave: (terms: PeriodTerms) => void;
  readonly onCancel: () => void;
}

/** Edits a period within what the organisation holds; a new one ends with June of the school year. */
export function PeriodForm(props: PeriodFormProps) {
  const { types, held, describe, forSchoolUnit, period, today, busy, errorMessage, onSave, onCancel } = props;
  const { t } = useTranslation('periods');
  const [type, setType] = useState(period?.type ?? types[0]?.type);
  const limits = dateLimits(held, type);
  const [startDate, setStart] = useState(period?.startDate ?? clampDay(today, limits));
  const [endDate, setEnd] = useState(period ? (period.endDate ?? '') : clampDay(`${schoolYearOf(today).to.slice(0, 4)}-06-30`, limits));
  const [licences, setLicences] = useState<NumberEntry>(period?.licences ?? null);
  const licenceRange = { min: periodConstraints.licences.minimum, max: periodConstraints.licences.maximum };
  const licenceTexts = useNumberTexts(licenceRange);
  const form = useRef<HTMLFormElement>(null);
  // The form opens below a list that can be long.
  useEffect(() => form.current?.querySelector('select')?.focus(), []);
  const backwards = endDate !== '' && endDate < startDate;
  const isNumberRequired = forSchoolUnit && needsLicences(held, type);
  const hasLicences = forSchoolUnit && (held === undefined || isNumberRequired);
  const endHelp = limits.max === undefined ? t(($) => $.toHelp) : undefined;
  return (
    <Form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        if (type === undefined || startDate === '' || backwards || !isWithin(licences, licenceRange)) return;
        const number = hasLicences && typeof licences === 'number' ? { licences } : {};
        onSave({ type, startDate, endDate: endDate === '' ? null : endDate, ...number });
      }}
    >
      <SelectField
        label={t(($) => $.type)}
        options={types.map(({ type: value, name }) => ({ value, label: name }))}
        value={type ?? ''}
        onChange={(value) => setType(types.find((known) => known.type === value)?.type ?? type)}
      />
      <TextField
        label={t(($) => $.from)}
        type="date"
        required
        value={startDate}
        onChange={(event) => setStart(event.target.value)}
        min={limits.min}
        max={limits.max}
      />
      <TextField
        label={t(($) => $.to)}
        type="date"
        value={endDate}
        onChange={(event) => setEnd(event.target.value)}
        error={backwards}
        helperText={backwards ? t(($) => $.backwards) : endHelp}
        required={limits.max !== undefined}
        min={limits.min}
        max={limits.max}
      />
      {hasLicences ? (
        <NumberField
          {...licenceTexts}
          label={t(($) => $.licences)}
          required={isNumberRequired}
          value={licences}
          onChange={setLicences}
          helperText={isNumberRequired ? t(($) => $.licencesShare) : t(($) => $.licencesHelp)}
        />
      ) : null}
      {held ? (
        <Held>
          {held
            .filter((each) => each.type === type)
            .map((each) => (
              <li key={each.legacyId}>{t(($) => $.held, { terms: describe(each) })}</li>
            ))}
        </Held>
      ) : null}
      <div style={{ gridColumn: '1 / -1' }}>
        <ErrorMessage>{errorMessage}</ErrorMessage>
        <Button type="submit" variant="contained" disabled={busy || backwards}>
          {t(($) => $.save)}
        </Button>
        <Button onClick={onCancel}>{t(($) => $.cancel)}</Button>
      </div>
    </Form>
  );
}
