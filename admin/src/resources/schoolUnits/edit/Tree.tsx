import { styled } from '@mui/material/styles';
import { bulkPageSize, ErrorMessage, FailedQuery, MutationForm, SaveButton, type Values } from '@realmkit/admin-kit';
import { Button, FieldMessage, Link, PermissionHint, Section, Skeleton, token } from '@realmkit/design-system';
import { useUserContext } from '@realmkit/shell';
import { FormDataConsumer, useGetList, useUpdate } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { PanelRecord, PanelRow } from '../../../dataProvider/usePanelDataProvider.ts';
import { SchoolUnitInput } from '../../../fields/SchoolUnitInput.tsx';
import { useUndoableChange } from '../../../mutation/useUndoableChange.ts';
import { UndoBar } from '../../../page/UndoBar.tsx';
import { Ancestors } from './Ancestors.tsx';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  paddingInlineStart: theme.spacing(2),
  borderInlineStart: `${token('border.thick')} solid ${token('color.border.divider')}`,
  '& li': { minHeight: token('size.target'), display: 'flex', alignItems: 'center' },
  '& a': { color: token('color.text.link') },
}));

interface Move {
  readonly to: string | null;
  readonly from: string | null;
}

/** Shows a school unit's ancestors and children, and attaches or detaches it, with undo. */
export function Tree({ unit }: { readonly unit: PanelRecord<'schoolUnits'> }) {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const user = useUserContext();
  const isSuperuser = user.status !== 'anonymous' && user.isSuperuser;
  const query = useGetList<PanelRow<'schoolUnits'>>('schoolUnits', {
    filter: { parent: unit.uid },
    pagination: { page: 1, perPage: bulkPageSize },
    sort: { field: 'name', order: 'ASC' },
  });
  const { data, total } = query;
  const { last, message, errorMessage, begin } = useUndoableChange<Move>(({ to }) =>
    to === null ? t(($) => $.unit.detached) : t(($) => $.unit.attached),
  );
  const [update, { isPending }] = useUpdate('schoolUnits');
  const move = (next: Move) => void update('schoolUnits', { id: unit.uid, data: { parent: next.to } }, begin(next));
  const attach = ({ parent }: Values) => {
    const { onSuccess } = begin({ from: unit.parent, to: String(parent) });
    return update('schoolUnits', { id: unit.uid, data: { parent } }, { onSuccess, returnPromise: true });
  };
  return (
    <Section title={t(($) => $.unit.tree)}>
      {query.error ? <FailedQuery query={query} title={t(($) => $.unit.treeFailed)} /> : null}
      {data || query.error ? null : <Skeleton shape="rows" count={3} label={admin(($) => $.list.loading)} />}
      {data ? (
        <>
          <div>
            <strong>{t(($) => $.unit.above)}</strong>
            <Ancestors uid={unit.parent}>
              {(above) => (
                <>
                  {above === undefined ? <PermissionHint reason={t(($) => $.reasons.aboveNotYours)} /> : null}
                  {above?.length === 0 ? <p style={{ margin: 0 }}>{t(($) => $.unit.top)}</p> : null}
                  <Units label={t(($) => $.unit.above)} units={above ?? []} />
                </>
              )}
            </Ancestors>
          </div>
          <div>
            <strong>{t(($) => $.unit.below)}</strong>
            {data.length === 0 ? <p style={{ margin: 0 }}>{t(($) => $.unit.noneBelow)}</p> : null}
            <Units label={t(($) => $.unit.below)} units={data} />
            {total !== undefined && total > data.length ? <FieldMessage>{admin(($) => $.pager.cut)}</FieldMessage> : null}
          </div>
        </>
      ) : null}
      <ErrorMessage>{errorMessage}</ErrorMessage>
      <UndoBar message={isPending ? undefined : message} onUndo={() => last && move({ from: last.to, to: last.from })} />
      <MutationForm
        defaultValues={{ parent: null }}
        onSubmit={attach}
        toolbar={
          <>
            <FormDataConsumer>
              {({ formData }) => <SaveButton label={t(($) => $.unit.attach)} disabled={isPending || !formData.parent} />}
            </FormDataConsumer>
            {unit.parent !== null && isSuperuser ? (
              <Button variant="outlined" disabled={isPending} onClick={() => move({ from: unit.parent, to: null })}>
                {t(($) => $.unit.detach)}
              </Button>
            ) : null}
          </>
        }
      >
        <SchoolUnitInput source="parent" label={t(($) => $.unit.newParent)} placeholder={admin(($) => $.fields.typeName)} />
      </MutationForm>
      {unit.parent !== null && !isSuperuser ? <PermissionHint reason={t(($) => $.reasons.onlySuperusersDetach)} /> : null}
    </Section>
  );
}

function Units({ label, units }: { readonly label: string; readonly units: readonly PanelRow<'schoolUnits'>[] }) {
  const { pathname } = useLocation();
  return (
    <List aria-label={label}>
      {units.map(({ uid, name }) => (
        <li key={uid}>
          <Link href={`${pathname.slice(0, pathname.lastIndexOf('/'))}/${encodeURIComponent(uid)}`}>{name}</Link>
        </li>
      ))}
    </List>
  );
}
