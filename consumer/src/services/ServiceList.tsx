import type { RunningService } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../offer/useFormats.ts';
import { EntryList } from '../page/EntryList.tsx';
import { NoServices } from './NoServices.tsx';
import { isNamedService } from './serviceNames.ts';

/** Shows the services with their names and end dates. */
export function ServiceList({ services }: { readonly services: readonly RunningService[] }) {
  const { t } = useTranslation('consumer');
  const { date } = useFormats();
  if (services.length === 0) return <NoServices />;
  return (
    <EntryList>
      {services.map(({ service, endDate }) => (
        <li key={service}>
          <span>{isNamedService(service) ? t(($) => $.services.names[service]) : service}</span>
          <span>{endDate === null ? t(($) => $.services.endless) : t(($) => $.services.until, { day: date(endDate) })}</span>
        </li>
      ))}
    </EntryList>
  );
}
