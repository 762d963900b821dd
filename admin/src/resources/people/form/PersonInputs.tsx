import { styled } from '@mui/material/styles';
import { BooleanInput, fieldConstraintOf, NumberInput, PasswordInput, TextInput } from '@realmkit/admin-kit';
import { Checkbox, PermissionHint, TextField } from '@realmkit/design-system';
import { flagAttributes, personAttributes, textAttributes } from '@realmkit/openapi';
import { personConstraints } from '@realmkit/openapi/constraints';
import { useShell, useUserContext } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { FieldGrid } from '../../../fields/FieldGrid.ts';
import { keepsLogin, type LevelReason, levelReason } from '../levelReason.ts';
import type { PersonAttributes, PersonData, PersonType } from '../personTypes.ts';
import { OrganizationsInput } from './OrganizationsInput.tsx';
import { SecureLogin } from './SecureLogin.tsx';

interface PersonInputsProps {
  readonly type: PersonType;
  readonly attributes: PersonAttributes;
  /** Whether the person is only being added: then nothing is there yet that could be kept or seen. */
  readonly isNew?: boolean;
}

const Fields = styled(FieldGrid)(({ theme }) => ({ '& > div': { display: 'grid', gap: theme.spacing(0.5), minWidth: 0 } }));

/** Renders the attributes of a person by their levels: an input, a read-only value with the reason, or the reason why it is hidden. */
export function PersonInputs({ type, attributes, isNew = false }: PersonInputsProps) {
  const { t } = useTranslation('people');
  const { t: form } = useTranslation('form');
  const { settings } = useShell();
  const user = useUserContext();
  const isSecureLogin = user.status !== 'anonymous' && user.isSecureLogin;
  const reasonFor = (name: keyof PersonAttributes): LevelReason | undefined => {
    const levels = attributes[name];
    return levels && levelReason(name, levels, { isSecureLogin, type, keepsLogin: keepsLogin(attributes) });
  };
  const hint = (name: keyof PersonAttributes) => {
    const reason = reasonFor(name);
    return reason && <PermissionHint reason={t(($) => $.reasons[reason])} />;
  };
  const isNothingYet = (name: keyof PersonAttributes) => isNew && reasonFor(name) === 'notYours';
  const needsSecureLogin = [...textAttributes, ...flagAttributes].some((name) => reasonFor(name) === 'secureLogin');
  return (
    <Fields>
      {textAttributes.map((name) => {
        const attribute = attributes[name];
        if (!attribute || isNothingYet(name)) return null;
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
            {attribute.editable === 2 ? (
              <TextInput<PersonData>
                source={name}
                label={label}
                type={'input' in described ? described.input : 'text'}
                isRequired={isRequired}
                maxLength={fieldConstraintOf(name).maxLength}
                spellCheck={false}
              />
            ) : (
              <TextField label={label} readOnly value={attribute.value ?? ''} />
            )}
            {hint(name)}
          </div>
        );
      })}
      {attributes.password.editable === 2 ? (
        <div>
          <PasswordInput<PersonData>
            source="password"
            label={isNew ? t(($) => $.firstPassword) : t(($) => $.attributes.password)}
            helperText={isNew ? form(($) => $.validationReasons.password) : t(($) => $.passwordHelp)}
          />
        </div>
      ) : (
        <div>
          <strong>{isNew ? t(($) => $.firstPassword) : t(($) => $.attributes.password)}</strong>
          {hint('password')}
        </div>
      )}
      {settings.features.has('ageFilter') ? (
        <div>
          {attributes.ageFilter.editable === 2 ? (
            <NumberInput<PersonData>
              source="ageFilter"
              label={t(($) => $.attributes.ageFilter)}
              helperText={t(($) => $.ageFilterHelp)}
              min={personConstraints.ageFilter.minimum}
              max={personConstraints.ageFilter.maximum}
            />
          ) : (
            <TextField
              label={t(($) => $.attributes.ageFilter)}
              readOnly
              value={attributes.ageFilter.value ?? ''}
              helperText={t(($) => $.ageFilterHelp)}
            />
          )}
          {hint('ageFilter')}
        </div>
      ) : null}
      {flagAttributes.map((name) => {
        const attribute = attributes[name];
        if (!attribute || isNothingYet(name)) return null;
        const label = t(($) => $.attributes[name]);
        return (
          <div key={name} data-wide>
            {attribute.viewable === 0 ? (
              <strong>{label}</strong>
            ) : attribute.editable === 2 ? (
              <BooleanInput<PersonData> source={name} label={label} />
            ) : (
              <Checkbox disabled checked={attribute.value ?? false} onChange={() => {}}>
                {label}
              </Checkbox>
            )}
            {hint(name)}
          </div>
        );
      })}
      <div data-wide>
        <OrganizationsInput type={type} attribute={attributes.organizations} />
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
