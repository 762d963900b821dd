import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';

/** Links a record back to its list. */
export function BackLink({ href, label }: { readonly href: string; readonly label: string }) {
  return (
    <Button href={href} startIcon={<ArrowBackIcon />} sx={{ marginInlineStart: -1.5, marginBlockEnd: 1 }}>
      {label}
    </Button>
  );
}
