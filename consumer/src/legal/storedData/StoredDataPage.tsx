import Typography from '@mui/material/Typography';
import { Section, SelectField } from '@realmkit/design-system';
import { erasureDays, type PersonKind, people } from '@realmkit/openapi/personal-data';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Page } from '../../page/Page.tsx';
import { StoredDataList } from './StoredDataList.tsx';
import { browserData, serverData } from './storedData.ts';

const isPerson = (value: string | null): value is PersonKind => people.some((person) => person === value);

/** Shows what is stored about a child, a guardian or staff: where, why, who sees it and how long. */
function StoredDataPage() {
  const { t } = useTranslation('legal');
  const [query, setQuery] = useSearchParams();
  const about = query.get('about');
  const person = isPerson(about) ? about : 'guardian';
  const title = t(($) => $.stored.title);
  return (
    <Page title={title} heading={title}>
      <Typography>{t(($) => $.stored.intro)}</Typography>
      <SelectField
        label={t(($) => $.stored.about)}
        value={person}
        options={people.map((value) => ({ value, label: t(($) => $.stored.people[value]) }))}
        onChange={(value) => setQuery({ about: value }, { replace: true, preventScrollReset: true })}
      />
      <Section title={t(($) => $.stored.server)}>
        <StoredDataList items={serverData(person)} />
      </Section>
      <Section title={t(($) => $.stored.browser)}>
        <StoredDataList items={browserData(person)} />
      </Section>
      <Section title={t(($) => $.stored.erasureTitle)}>
        <Typography>{t(($) => $.stored.erasure, { days: erasureDays })}</Typography>
      </Section>
      <Section title={t(($) => $.stored.copyTitle)}>
        <Typography>{t(($) => $.stored.copy)}</Typography>
      </Section>
    </Page>
  );
}

export { StoredDataPage as Component };
