import AppsIcon from '@mui/icons-material/Apps';
import { styled } from '@mui/material/styles';
import type { RunningService } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../offer/useFormats.ts';
import { Tiles, tileStyles } from '../page/tiles.ts';
import { NoServices } from './NoServices.tsx';

const Tile = styled('div')(tileStyles);

const namedServices = ['begreppa', 'polyglutt-school', 'polylino-preschool', 'polylino-consumer', 'polylino-sign-language'] as const;

/** A service that has a name in every language. */
type NamedService = (typeof namedServices)[number];

/** Returns whether a service has a name in every language; others are shown by the label of their subscription. */
const isNamedService = (service: string): service is NamedService => namedServices.some((named) => named === service);

/** Shows a tile for each service with its name and end date. */
export function ServiceList({ services }: { readonly services: readonly RunningService[] }) {
  const { t } = useTranslation('consumer');
  const { date } = useFormats();
  if (services.length === 0) return <NoServices />;
  return (
    <Tiles>
      {services.map(({ service, endDate }) => (
        <li key={service}>
          <Tile>
            <AppsIcon aria-hidden />
            <strong>{isNamedService(service) ? t(($) => $.services.names[service]) : service}</strong>
            <span>{endDate === null ? t(($) => $.services.endless) : t(($) => $.services.until, { day: date(endDate) })}</span>
          </Tile>
        </li>
      ))}
    </Tiles>
  );
}
