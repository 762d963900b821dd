import AppsIcon from '@mui/icons-material/Apps';
import { styled } from '@mui/material/styles';
import { token } from '@realmkit/design-system';
import type { RunningService } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../offer/useFormats.ts';
import { NoServices } from './NoServices.tsx';

const Tiles = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: theme.spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    alignContent: 'start',
    gap: theme.spacing(0.5, 1.5),
    padding: theme.spacing(2),
    border: `${token('border.thin')} solid ${token('color.border.divider')}`,
    borderRadius: token('radius.card'),
    backgroundColor: token('color.surface.raised'),
    overflowWrap: 'anywhere',
  },
  '& svg': { gridRow: '1 / span 2', color: token('color.action.primary') },
  '& strong': { fontWeight: token('font.weight.strong') },
  '& span': { color: token('color.text.muted') },
}));

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
          <AppsIcon aria-hidden />
          <strong>{isNamedService(service) ? t(($) => $.services.names[service]) : service}</strong>
          <span>{endDate === null ? t(($) => $.services.endless) : t(($) => $.services.until, { day: date(endDate) })}</span>
        </li>
      ))}
    </Tiles>
  );
}
