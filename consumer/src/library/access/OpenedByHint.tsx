import Stack from '@mui/material/Stack';
import { ButtonLink, PermissionHint } from '@realmkit/design-system';
import type { Entitlement } from '@realmkit/openapi';
import { useTranslation } from 'react-i18next';

/** Says what opens the books to the user: a plan, with a link to the offer, or their school. */
export function OpenedByHint({ openedBy }: Pick<Entitlement, 'openedBy'>) {
  const { t } = useTranslation('library');
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'start' }}>
      <PermissionHint reason={openedBy === 'plan' ? t(($) => $.access.planHelp) : t(($) => $.access.schoolHelp)} />
      {openedBy === 'plan' ? (
        <ButtonLink href="/subscriptions" variant="contained">
          {t(($) => $.access.choosePlan)}
        </ButtonLink>
      ) : null}
    </Stack>
  );
}
