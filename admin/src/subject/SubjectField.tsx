import { styled } from '@mui/material/styles';
import { ChoiceField, useDebouncedValue, useServiceErrorText } from '@realmkit/admin-kit';
import { token } from '@realmkit/design-system';
import { useLocale } from '@realmkit/shell';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Subject, SubjectKind } from './subject.ts';
import { useSubject } from './useSubject.ts';
import { useSubjectSearch } from './useSubjectSearch.ts';

const Detail = styled('small')({ display: 'block', color: token('color.text.muted') });

interface SubjectFieldProps {
  readonly label: string;
  readonly kind: SubjectKind;
  /** Limits users to this role. */
  readonly role?: 'student';
  /** Whether deleted people and groups are found too. */
  readonly withDeleted?: boolean;
  /** The uid of the selected subject. */
  readonly value: string | undefined;
  readonly onChange: (subject: Subject) => void;
}

/** Selects a person, a group or a school unit by the beginning of its name. */
export function SubjectField({ label, kind, role, withDeleted = false, value, onChange }: SubjectFieldProps) {
  const { t } = useTranslation('admin');
  const { locale } = useLocale();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const failureText = useServiceErrorText();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const q = useDebouncedValue(typed.trim());
  const chosen = useSubject(kind, value);
  const found = useSubjectSearch({ kind, q, role, withDeleted, enabled: open });
  // Options of the previous text must not be selected by mistake.
  const isCurrent = q === typed.trim() && !found.error;
  const shown = value === undefined ? null : (chosen.data ?? { uid: value, name: value });
  return (
    <ChoiceField<Subject, boolean>
      label={label}
      placeholder={t(($) => $.fields.typeName)}
      // The typed text is for one kind only.
      key={kind}
      value={shown}
      onChange={(_, subject) => subject && onChange(subject)}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      options={isCurrent ? found.subjects : []}
      loading={found.isFetching || !isCurrent}
      disableClearable={shown !== null}
      // Closes a phone's keyboard; keyboard users keep the focus.
      blurOnSelect="touch"
      // The service has already filtered.
      filterOptions={(options) => options}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ uid }) => uid}
      isOptionEqualToValue={(option, other) => option.uid === other.uid}
      noOptionsText={found.error ? failureText(found.error) : t(($) => $.fields.noneFound)}
      loadingText={t(($) => $.list.loading)}
      renderOption={({ key, ...props }, { name, detail, deletedAt }) => (
        <li key={key} {...props}>
          <span>
            <bdi>{name}</bdi>
            {detail ? <Detail>{detail}</Detail> : null}
            {deletedAt ? <Detail>{t(($) => $.fields.deletedOn, { date: day.format(new Date(deletedAt)) })}</Detail> : null}
          </span>
        </li>
      )}
    />
  );
}
