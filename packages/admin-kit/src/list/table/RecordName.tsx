import { styled } from '@mui/material/styles';
import { token } from '@realmkit/design-system';

const Name = styled('bdi')({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: token('size.target'),
  fontWeight: token('font.weight.medium'),
});

/** Shows the name of a record that has no page of its own yet. */
export function RecordName({ name }: { readonly name: string }) {
  return <Name>{name}</Name>;
}
