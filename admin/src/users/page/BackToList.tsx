import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useListAddress } from './useListAddress.ts';

/** The way back to the list one came from, as it was. */
export function BackToList() {
  const { t } = useTranslation('admin');
  return (
    <Button href={useListAddress()} startIcon={<ArrowBackIcon />} sx={{ marginInlineStart: -1.5, marginBlockEnd: 1 }}>
      {t(($) => $.tabs.users)}
    </Button>
  );
}
