import { ButtonLink, PermissionHint } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';

/** Says that subscriptions are for guardians, and links to the library. */
export function GuardiansOnly() {
  const { t } = useTranslation('shop');
  return (
    <>
      <PermissionHint reason={t(($) => $.checkout.notGuardian)} />
      <div>
        <ButtonLink href="/library" variant="outlined">
          {t(($) => $.success.toLibrary)}
        </ButtonLink>
      </div>
    </>
  );
}
