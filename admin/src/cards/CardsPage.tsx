import { useCanAccessCallback } from '@realmkit/admin-kit';
import { EmptyState, SelectField } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { FilterGrid, Page } from '../page/Page.tsx';
import { SubjectField } from '../subject/SubjectField.tsx';
import { resourceOf, subjectKinds } from '../subject/subject.ts';
import { kindOf } from './cardSubject.ts';
import { SubjectCards } from './screens/SubjectCards.tsx';

/**
 * Shows the login cards of a school, a group or a pupil: administrators make, preview, print and deactivate them here for their schools
 * (admin §6: an admin action), teachers for the groups that they belong to.
 */
function CardsPage() {
  const { t } = useTranslation('cards');
  const canAccess = useCanAccessCallback();
  const [query, setQuery] = useSearchParams();
  const kinds = subjectKinds.filter((each) => canAccess({ resource: resourceOf(each), action: 'list' }));
  const kind = kindOf(query) ?? kinds[0] ?? 'group';
  const uid = query.get('uid') ?? undefined;
  // Whoever cannot look up pupils still opens the card of one from their page.
  const searched = kinds.includes(kind) ? kind : 'group';
  return (
    <Page title={t(($) => $.title)} intro={t(($) => $.intro)}>
      <FilterGrid>
        {kinds.length > 1 ? (
          <SelectField
            label={t(($) => $.for)}
            options={kinds.map((value) => ({ value, label: t(($) => $.kinds[value]) }))}
            value={kind}
            onChange={(value) => setQuery({ kind: value }, { replace: true })}
          />
        ) : null}
        <SubjectField
          label={t(($) => $.subject[searched])}
          kind={searched}
          {...(searched === 'user' && { role: 'student' })}
          value={searched === kind ? uid : undefined}
          onChange={(subject) => setQuery({ kind: searched, uid: subject.uid }, { replace: true })}
        />
      </FilterGrid>
      {uid === undefined ? (
        <EmptyState picture="no-tasks" title={kinds.length > 1 ? t(($) => $.choose) : t(($) => $.chooseGroup)} />
      ) : (
        <SubjectCards key={`${kind} ${uid}`} subject={{ kind, uid }} />
      )}
    </Page>
  );
}

export { CardsPage as Component };
