import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { DescriptionItem, DescriptionList } from '@realmkit/design-system';
import { erasureDays } from '@realmkit/openapi/personal-data';
import { useTranslation } from 'react-i18next';
import type { StoredData } from './storedData.ts';

const Items = styled('ul')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3), margin: 0, padding: 0, listStyle: 'none' }));
const Item = styled('li')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1), minWidth: 0 }));

/** Returns the text for how long something is stored. */
function useDurationText(): (retention: StoredData['retention']) => string {
  const { t } = useTranslation('legal');
  return (retention) => {
    if (retention.kind === 'days') return t(($) => $.stored.durations.days, { count: retention.days });
    if (retention.kind === 'years') return t(($) => $.stored.durations.years, { years: retention.years });
    return t(($) => $.stored.durations[retention.kind], { days: erasureDays });
  };
}

/** Shows kinds of stored data, each with its reason, who sees it, how long it stays and where. */
export function StoredDataList({ items }: { readonly items: readonly StoredData[] }) {
  const { t, i18n } = useTranslation('legal');
  const durationText = useDurationText();
  const list = new Intl.ListFormat(i18n.language);
  return (
    <Items>
      {items.map(({ kind, seenBy, retention, places }) => (
        <Item key={kind}>
          <Typography variant="h3">{t(($) => $.stored.kinds[kind].title)}</Typography>
          <Typography>{t(($) => $.stored.kinds[kind].text)}</Typography>
          <DescriptionList>
            <DescriptionItem name={t(($) => $.stored.seenBy)}>
              {list.format(seenBy.map((viewer) => t(($) => $.stored.viewers[viewer])))}
            </DescriptionItem>
            <DescriptionItem name={t(($) => $.stored.duration)}>{durationText(retention)}</DescriptionItem>
            <DescriptionItem name={t(($) => $.stored.where)}>
              <Typography component="code" variant="caption" lang="en" translate="no">
                {places.join(', ')}
              </Typography>
            </DescriptionItem>
          </DescriptionList>
        </Item>
      ))}
    </Items>
  );
}
