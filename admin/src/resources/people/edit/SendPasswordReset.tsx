import { useCanAccess } from '@realmkit/admin-kit';
import { Button, PermissionHint, Section } from '@realmkit/design-system';
import { useCreate } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useMutationNotices } from '../../../mutation/useMutationNotices.ts';
import type { Person } from '../personTypes.ts';

/** Sends a person who keeps their login to themselves a link for a new password, to the address that they have confirmed. */
export function SendPasswordReset({ person }: { readonly person: Person }) {
  const { t } = useTranslation('people');
  const { succeeded, failed } = useMutationNotices();
  const { canAccess } = useCanAccess({ resource: person.type, action: 'sendPasswordReset', record: person });
  const [create, { isPending }] = useCreate('passwordResets', undefined, {
    onSuccess: () => succeeded(t(($) => $.passwordReset.sent, { name: person.attributes.name.value ?? '' })),
    onError: failed,
  });
  return (
    <Section title={t(($) => $.passwordReset.title)}>
      {canAccess ? (
        <>
          <p style={{ margin: 0 }}>{t(($) => $.passwordReset.help)}</p>
          <div>
            <Button
              variant="outlined"
              disabled={isPending}
              onClick={() => void create('passwordResets', { data: { type: person.type, userId: person.id } })}
            >
              {t(($) => $.passwordReset.send)}
            </Button>
          </div>
        </>
      ) : (
        <PermissionHint reason={t(($) => $.passwordReset.noAddress)} />
      )}
    </Section>
  );
}
