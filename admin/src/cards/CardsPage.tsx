import { EmptyState, SelectField } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { FilterGrid, Page } from '../page/Page.tsx';
import { SubjectField } from '../subject/SubjectField.tsx';
import { subjectKinds } from '../subject/subject.ts';
import { kindOf } from './cardSubject.ts';
import { SubjectCards } from './screens/SubjectCards.tsx';

/** Shows the login cards of a school, a group or a pupil: users make, preview, print and deactivate them here (admin §6: an admin action). */
export function Component() {
  const { t } = useTranslation('cards');
  const [query, setQuery] = useSearchParams();
  const kind = kindOf(query);
  const uid = query.get('uid') ?? undefined;
  return (
    <Page title={t(($) => $.title)} intro={t(($) => $.intro)}>
      <FilterGrid>
        <SelectField
          label={t(($) => $.for)}
          options={subjectKinds.map((value) => ({ value, label: t(($) => $.kinds[value]) }))}
          value={kind}
          onChange={(value) => setQuery({ kind: value }, { replace: true })}
        />
        <SubjectField
          label={t(($) => $.subject[kind])}
          kind={kind}
          {...(kind === 'user' && { role: 'student' })}
          value={uid}
          onChange={(subject) => setQuery({ kind, uid: subject.uid }, { replace: true })}
        />
      </FilterGrid>
      {uid === undefined ? (
        <EmptyState picture="no-tasks" title={t(($) => $.choose)} />
      ) : (
        <SubjectCards key={`${kind} ${uid}`} subject={{ kind, uid }} />
      )}
    </Page>
  );
}
