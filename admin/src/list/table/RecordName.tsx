import { styled } from '@mui/material/styles';
import { token } from '@realmkit/design-system';

interface RecordNameProps {
  readonly name: string;
  /** A note on what is unusual about the record. */
  readonly remark?: string | undefined;
}

const Name = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 0.5rem',
  minHeight: token('size.target'),
  fontWeight: token('font.weight.medium'),
  '& small': { fontSize: token('font.size.caption'), fontWeight: token('font.weight.regular'), color: token('color.text.muted') },
});

/** Shows the name of a record that has no page of its own yet. */
export function RecordName({ name, remark }: RecordNameProps) {
  return (
    <Name>
      {name}
      {remark === undefined ? null : <small>{remark}</small>}
    </Name>
  );
}
