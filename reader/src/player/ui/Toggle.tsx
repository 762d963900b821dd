import { styled } from '@mui/material/styles';
import { token } from '@realmkit/design-system';

const Row = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: token('space.150'),
  minHeight: token('size.target'),
  cursor: 'pointer',
  '& > input': { flex: 'none', width: '1.25rem', height: '1.25rem', margin: 0, accentColor: token('color.action.primary') },
});

interface ToggleProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Shows a setting that is on or off. */
export function Toggle({ label, checked, onChange }: ToggleProps) {
  return (
    <Row>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span>{label}</span>
    </Row>
  );
}
