import type { RunningService } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../offer/useFormats.ts';
import { EntryList } from '../page/EntryList.tsx';
import { NoServices } from './NoServices.tsx';

const namedServices = ['begreppa', 'polyglutt-school', 'polylino-preschool', 'polylino-consumer', 'polylino-sign-language'] as const;

/** A service that has a name in every language. */
type NamedService = (typeof namedServices)[number];

/** Returns whether a service has a name in every language; others are shown by the label of their subscription. */
const isNamedService = (service: string): service is NamedService => namedServices.some((named) => named === service);

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
