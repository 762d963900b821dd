import Stack from '@mui/material/Stack';
import { Button } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';

interface FormButtonsProps {
  readonly submitLabel: string;
  readonly busy: boolean;
  readonly onCancel: () => void;
}

/** Shows the buttons that send a form and that cancel it. */
export function FormButtons({ submitLabel, busy, onCancel }: FormButtonsProps) {
  const { t } = useTranslation('consumer');
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Button type="submit" variant="outlined" aria-disabled={busy}>
        {submitLabel}
      </Button>
      <Button onClick={onCancel}>{t(($) => $.profile.cancel)}</Button>
    </Stack>
  );
}
