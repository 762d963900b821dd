import { styled } from '@mui/material/styles';
import { Button, FailedState, Link, PermissionHint, Skeleton, token } from '@realmkit/design-system';
import { type SchoolUnit, unwrap } from '@realmkit/openapi';
import { useClients, useUserContext } from '@realmkit/shell';
import { useQuery, useQueryClient } from '@tanstack/react-query';
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
import { fetchAncestorUnits, invalidateUnits, updateUnit } from './unitQueries.ts';

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
export function Tree({ unit }: { readonly unit: SchoolUnit }) {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const failureText = useServiceErrorText();
  const reasonsOf = useFieldErrors();
  const clients = useClients();
  const queries = useQueryClient();
  const user = useUserContext();
  const { pathname } = useLocation();
  const isSuperuser = user.status !== 'anonymous' && user.isSuperuser;
  const hrefOf = (uid: string) => `${pathname.slice(0, pathname.lastIndexOf('/'))}/${encodeURIComponent(uid)}`;
  const [chosen, setChosen] = useState<string>();
  const [last, setLast] = useState<Move>();
  const tree = useQuery({
    queryKey: ['schoolUnits', 'tree', unit.uid, unit.parent],
    queryFn: async ({ signal }) => {
      const query = { filters: JSON.stringify({ parent: unit.uid }), size: 100, sort: 'name,asc' };
      const [above, below] = await Promise.all([
        // Not reported: an administrator of one school only may not see its ancestors.
        fetchAncestorUnits(clients, unit, signal).catch(() => undefined),
        clients.customerManagement.GET('/schoolUnits', { params: { query }, signal }).then(unwrap),
      ]);
      return { above, below: below.data, total: below.meta.totalItems };
    },
  });
  const moving = useActionMutation({
    mutationFn: ({ to }: Move) => updateUnit(clients, unit.uid, { parent: to }),
    successMessage: ({ to }) => (to === null ? t(($) => $.unit.detached) : t(($) => $.unit.attached)),
    onSuccess: () => invalidateUnits(queries),
  });
  const move = (next: Move) => {
    setLast(next);
    setChosen(undefined);
    moving.mutate(next);
  };
  const { data, error, isFetching, refetch } = tree;
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
            {data.above === undefined ? <PermissionHint reason={t(($) => $.reasons.aboveNotYours)} /> : null}
            {data.above?.length === 0 ? <p style={{ margin: 0 }}>{t(($) => $.unit.top)}</p> : null}
            <List aria-label={t(($) => $.unit.above)}>
              {data.above?.map(({ uid, name }) => (
                <li key={uid}>
                  <Link href={hrefOf(uid)}>{name}</Link>
                </li>
              ))}
            </List>
          </div>
          <div>
            <strong>{t(($) => $.unit.below)}</strong>
            {data.below.length === 0 ? <p style={{ margin: 0 }}>{t(($) => $.unit.noneBelow)}</p> : null}
            <List aria-label={t(($) => $.unit.below)}>
              {data.below.map(({ uid, name }) => (
                <li key={uid}>
                  <Link href={hrefOf(uid)}>{name}</Link>
                </li>
              ))}
            </List>
            {data.total > data.below.length ? <FieldMessage>{admin(($) => $.pager.cut)}</FieldMessage> : null}
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
