import LockOutlinedIcon from '@mui/icons-material/LockOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { usePageTitle } from '@realmkit/admin-kit';
import { token } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';

interface ForbiddenPageProps {
  /** The heading; without it, that the panel as a whole is not for this user. */
  readonly title?: string;
  /** Why the user has no access, and whom to ask. */
  readonly help?: string;
}

/** Shows that the user has no access, why, and whom to ask. */
export function ForbiddenPage(props: ForbiddenPageProps) {
  const { t } = useTranslation('admin');
  const { title = t(($) => $.access.forbidden), help = t(($) => $.access.forbiddenHelp) } = props;
  usePageTitle(title);
  return (
    <Stack
      sx={{ alignItems: 'center', gap: 2, maxWidth: token('size.reading'), marginInline: 'auto', paddingBlock: 5, textAlign: 'center' }}
    >
      <LockOutlinedIcon aria-hidden sx={{ fontSize: token('size.icon.spot'), color: token('color.text.muted') }} />
      <Typography variant="h1">{title}</Typography>
      <Typography>{help}</Typography>
      <Button variant="contained" href="/">
        {t(($) => $.access.home)}
      </Button>
    </Stack>
  );
}
