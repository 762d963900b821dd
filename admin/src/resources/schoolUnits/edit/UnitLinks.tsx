import { styled } from '@mui/material/styles';
import { ButtonLink } from '@realmkit/design-system';
import type { SchoolUnit } from '@realmkit/openapi';
import { useTranslation } from 'react-i18next';
import { cardsPath } from '../../../cards/cardSubject.ts';

const Links = styled('nav')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) }));

const lists = ['students', 'guardians', 'employees', 'groups'] as const;

/** Links to the people and groups of a school unit (admin §7). */
export function UnitLinks({ unit }: { readonly unit: Pick<SchoolUnit, 'uid' | 'legacyId' | 'name'> }) {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  return (
    <Links aria-label={t(($) => $.unit.people, { name: unit.name })}>
      {lists.map((list) => (
        <ButtonLink key={list} variant="outlined" href={`/controlpanel/${list}?organization=${unit.legacyId}`}>
          {admin(($) => $.navigation.areas[list])}
        </ButtonLink>
      ))}
      <ButtonLink variant="outlined" href={cardsPath({ kind: 'schoolUnit', uid: unit.uid })}>
        {admin(($) => $.navigation.areas.cards)}
      </ButtonLink>
    </Links>
  );
}
