import { DataTable, List, PageHead, SearchInput, useCanAccess, useCanAccessCallback } from '@realmkit/admin-kit';
import { ButtonLink, EmptyState, PermissionHint } from '@realmkit/design-system';
import { lazyPart } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { identityColumns } from './list/identityColumns.tsx';
import { OrganizationGate } from './organization/OrganizationGate.tsx';
import { type ListedPerson, peopleHref, personHref, typeOfPath } from './personTypes.ts';

const PeopleBulk = lazyPart(async () => (await import('./list/PeopleBulk.tsx')).PeopleBulk, { texts: ['people', 'delete'] });

const rowsMeta = { rows: true } as const;

/** Shows the students, guardians or employees of an organisation (admin §7). */
function PersonList() {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const { pathname, search } = useLocation();
  const type = typeOfPath(pathname);
  const canAccess = useCanAccessCallback();
  const { canAccess: mayAdd } = useCanAccess({ resource: type, action: 'create' });
  const title = admin(($) => $.navigation.areas[type]);
  const read = (person: ListedPerson) => ({
    name: person.attributes.name.value ?? String(person.id),
    href: canAccess({ resource: person.type, action: 'show', record: person }) ? personHref(person.type, person.id) : undefined,
    userName: person.attributes.username.value,
    email: person.attributes.email.value,
    number: person.id,
  });
  return (
    <>
      <PageHead
        title={title}
        actions={
          mayAdd ? (
            <ButtonLink variant="contained" href={`${peopleHref(type)}/new${search}`}>
              {t(($) => $.add[type])}
            </ButtonLink>
          ) : (
            <PermissionHint reason={t(($) => $.addOnlyAdmins)} />
          )
        }
      />
      <OrganizationGate key={type}>
        {(organization) => (
          <List
            resource={type}
            title={title}
            filter={{ organizationId: organization.id }}
            // Rows have fewer attributes than records: with `meta`, react-admin never shows a row in place of a record.
            queryOptions={{ meta: rowsMeta }}
            filters={[<SearchInput key="q" source="q" alwaysOn placeholder={admin(($) => $.users.searchHint)} />]}
            empty={<EmptyState title={t(($) => $.empty, { organization: organization.name })} description={t(($) => $.emptyHelp)} />}
            noMatch={admin(($) => $.users.noMatch)}
            error={admin(($) => $.users.failed)}
          >
            <DataTable bulkActionButtons={<PeopleBulk />}>
              {identityColumns<ListedPerson>({ t: admin, read, userNameField: 'username', emailFrom: 'md' })}
            </DataTable>
          </List>
        )}
      </OrganizationGate>
    </>
  );
}

export { PersonList as Component };
