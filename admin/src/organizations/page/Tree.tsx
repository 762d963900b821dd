import { styled } from '@mui/material/styles';
import { bulkPageSize } from '@realmkit/admin-kit';
import { Button, FailedState, Link, PermissionHint, Skeleton, token } from '@realmkit/design-system';
import { useUserContext } from '@realmkit/shell';
import { useGetList } from 'ra-core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { ErrorMessage } from '../../errors/ErrorMessage.tsx';
import { useFieldErrors } from '../../errors/useFieldErrors.ts';
import { useServiceErrorText } from '../../errors/useServiceErrorText.ts';
import { FieldMessage } from '../../fields/fieldParts.ts';
import { SchoolUnitField } from '../../fields/SchoolUnitField.tsx';
import { useActionMutation } from '../../mutation/useActionMutation.ts';
import { Section } from '../../page/Section.tsx';
import { UndoBar } from '../../page/UndoBar.tsx';
import { type PanelRecord, type PanelRow, usePanelDataProvider } from '../../resources/usePanelDataProvider.ts';
import { Ancestors } from './Ancestors.tsx';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  paddingInlineStart: theme.spacing(2),
  borderInlineStart: `2px solid ${token('color.border.divider')}`,
  '& li': { minHeight: token('size.target'), display: 'flex', alignItems: 'center', overflowWrap: 'anywhere' },
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
  const failureText = useServiceErrorText();
  const reasonsOf = useFieldErrors();
  const provider = usePanelDataProvider();
  const user = useUserContext();
  const isSuperuser = user.status !== 'anonymous' && user.isSuperuser;
  const [chosen, setChosen] = useState<string>();
  const [last, setLast] = useState<Move>();
  const { data, total, error, isFetching, refetch } = useGetList<PanelRow<'schoolUnits'>>('schoolUnits', {
    filter: { parent: unit.uid },
    pagination: { page: 1, perPage: bulkPageSize },
    sort: { field: 'name', order: 'ASC' },
  });
  const moving = useActionMutation({
    mutationFn: ({ to }: Move) => provider.update('schoolUnits', { id: unit.uid, data: { parent: to } }),
    successMessage: ({ to }) => (to === null ? t(($) => $.unit.detached) : t(($) => $.unit.attached)),
  });
  const move = (next: Move) => {
    setLast(next);
    setChosen(undefined);
    moving.mutate(next);
  };
  return (
    <Section title={t(($) => $.unit.tree)}>
      {error ? (
        <FailedState
          title={t(($) => $.unit.treeFailed)}
          description={failureText(error)}
          retry={{ label: admin(($) => $.list.retry), onRetry: () => void refetch(), busy: isFetching }}
        />
      ) : null}
      {data || error ? null : <Skeleton shape="rows" count={3} label={admin(($) => $.list.loading)} />}
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
      <ErrorMessage>{reasonsOf(moving.error).parent ?? moving.errorMessage}</ErrorMessage>
      <UndoBar
        message={
          last && !moving.isPending && moving.errorMessage === undefined
            ? last.to === null
              ? t(($) => $.unit.detached)
              : t(($) => $.unit.attached)
            : undefined
        }
        onUndo={() => last && move({ from: last.to, to: last.from })}
      />
      <SchoolUnitField
        label={t(($) => $.unit.newParent)}
        placeholder={admin(($) => $.fields.typeName)}
        value={chosen}
        onChange={setChosen}
        disabled={moving.isPending}
      />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
        <Button
          variant="contained"
          disabled={chosen === undefined || moving.isPending}
          onClick={() => chosen !== undefined && move({ from: unit.parent, to: chosen })}
        >
          {t(($) => $.unit.attach)}
        </Button>
        {unit.parent !== null && isSuperuser ? (
          <Button variant="outlined" disabled={moving.isPending} onClick={() => move({ from: unit.parent, to: null })}>
            {t(($) => $.unit.detach)}
          </Button>
        ) : null}
      </div>
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
