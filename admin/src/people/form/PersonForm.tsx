import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { PasswordField, PermissionHint, TextField } from '@realmkit/design-system';
import { flagAttributes, personAttributes, textAttributes } from '@realmkit/openapi';
import { personConstraints } from '@realmkit/openapi/constraints';
import { useShell, useUserContext } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { fieldConstraintOf } from '../../errors/fieldConstraints.ts';
import { FieldGrid } from '../../fields/FieldGrid.ts';
import { type LevelReason, levelReason } from '../../permissions/levelReason.ts';
import type { PersonAttributes, PersonType } from '../personTypes.ts';
import type { Entered } from './formValues.ts';
import { OrganizationsInput } from './OrganizationsInput.tsx';
import { SecureLogin } from './SecureLogin.tsx';

interface PersonFormProps {
  readonly type: PersonType;
  readonly attributes: PersonAttributes;
  readonly entered: Entered;
  readonly onChange: (entered: Entered) => void;
  /** The service's validation errors as texts, by attribute. */
  readonly reasons: Readonly<Record<string, string>>;
  readonly busy: boolean;
}

const Fields = styled(FieldGrid)(({ theme }) => ({ '& > div': { display: 'grid', gap: theme.spacing(0.5), minWidth: 0 } }));

/** Renders the attributes of a person by their levels: an input, a read-only value with the reason, or the reason why it is hidden. */
export function PersonForm({ type, attributes, entered, onChange, reasons, busy }: PersonFormProps) {
  const { t } = useTranslation('people');
  const { settings } = useShell();
  const user = useUserContext();
  const isSecureLogin = user.status !== 'anonymous' && user.isSecureLogin;
  const reasonFor = (name: keyof PersonAttributes): LevelReason | undefined => {
    const levels = attributes[name];
    return levels && levelReason(name, levels, { isSecureLogin, type });
  };
  const hint = (name: keyof PersonAttributes) => {
    const reason = reasonFor(name);
    return reason && <PermissionHint reason={t(($) => $.reasons[reason])} />;
  };
  const needsSecureLogin = [...textAttributes, ...flagAttributes].some((name) => reasonFor(name) === 'secureLogin');
  const age = 'ageFilter' in entered ? entered.ageFilter : attributes.ageFilter.value;
  return (
    <Fields>
      {textAttributes.map((name) => {
        const attribute = attributes[name];
        if (!attribute) return null;
        const label = t(($) => $.attributes[name]);
        const described = personAttributes[name];
        const isRequired = 'isRequired' in described;
        if (attribute.viewable === 0 && attribute.editable === 0) {
          return (
            <div key={name}>
              <strong>{label}</strong>
              {hint(name)}
            </div>
          );
        }
        return (
          <div key={name}>
            <TextField
              label={label}
              type={'input' in described ? described.input : 'text'}
              required={attribute.editable === 2 && isRequired}
              readOnly={attribute.editable === 0}
              disabled={busy}
              maxLength={fieldConstraintOf(name).maxLength}
              autoComplete="off"
              spellCheck={false}
              value={(name in entered ? entered[name] : attribute.value) ?? ''}
              onChange={({ target }) => onChange({ ...entered, [name]: target.value === '' && !isRequired ? null : target.value })}
              helperText={reasons[name]}
              error={reasons[name] !== undefined}
            />
            {hint(name)}
          </div>
        );
      })}
      {attributes.password.editable === 2 ? (
        <div>
          <PasswordField
            label={t(($) => $.attributes.password)}
            revealLabel={t(($) => $.showPassword)}
            autoComplete="new-password"
            disabled={busy}
            value={entered.password ?? ''}
            onChange={({ target }) => onChange({ ...entered, password: target.value })}
            helperText={reasons.password ?? t(($) => $.passwordHelp)}
            error={reasons.password !== undefined}
          />
        </div>
      ) : (
        <div>
          <strong>{t(($) => $.attributes.password)}</strong>
          {hint('password')}
        </div>
      )}
      {settings.features.has('ageFilter') ? (
        <div>
          <TextField
            label={t(($) => $.attributes.ageFilter)}
            type="number"
            inputMode="numeric"
            min={personConstraints.ageFilter.minimum}
            max={personConstraints.ageFilter.maximum}
            readOnly={attributes.ageFilter.editable === 0}
            disabled={busy}
            value={age ?? ''}
            onChange={({ target }) => onChange({ ...entered, ageFilter: target.value === '' ? null : Number(target.value) })}
            helperText={reasons.ageFilter ?? t(($) => $.ageFilterHelp)}
            error={reasons.ageFilter !== undefined}
          />
          {hint('ageFilter')}
        </div>
      ) : null}
      {flagAttributes.map((name) => {
        const attribute = attributes[name];
        if (!attribute) return null;
        const label = t(($) => $.attributes[name]);
        return (
          <div key={name} data-wide>
            {attribute.viewable === 0 ? (
              <strong>{label}</strong>
            ) : (
              <FormControlLabel
                label={label}
                disabled={busy || attribute.editable === 0}
                control={
                  <Checkbox
                    checked={entered[name] ?? attribute.value ?? false}
                    onChange={(_, checked) => onChange({ ...entered, [name]: checked })}
                  />
                }
              />
            )}
            {hint(name)}
          </div>
        );
      })}
      <div data-wide>
        <OrganizationsInput
          type={type}
          attribute={attributes.organizations}
          entered={entered.organizations}
          onChange={(organizations) => onChange({ ...entered, organizations })}
          reason={reasons.organizations}
          busy={busy}
        />
        {hint('organizations')}
      </div>
      {needsSecureLogin ? (
        <div data-wide>
          <span>
            <SecureLogin />
          </span>
        </div>
      ) : null}
    </Fields>
  );
}
