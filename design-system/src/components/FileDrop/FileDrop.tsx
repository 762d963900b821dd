import UploadFileIcon from '@mui/icons-material/UploadFile';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useState } from 'react';
import { useAnnounced } from '../../announcer/AnnouncerProvider.tsx';
import { focusRing } from '../../theme/focusRing.ts';
import { token } from '../../tokens/token.ts';
import { FieldMessage } from '../TextField/FieldMessage.tsx';

/** The props of an area where files are dropped, or chosen by keyboard and pointer. */
export interface FileDropProps {
  label: string;
  /** The accepted files as text, such as type and maximum size. */
  hint?: string;
  /** The `accept` attribute: it helps the user choose, and does not validate. */
  accept?: string;
  multiple?: boolean;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
  helperText?: string | undefined;
  error?: boolean;
  icon?: ReactNode;
}

const Area = styled('label')({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: token('space.100'),
  padding: `${token('space.400')} ${token('space.200')}`,
  border: `${token('border.thick')} dashed ${token('color.border.control')}`,
  borderRadius: token('radius.card'),
  backgroundColor: token('color.surface.raised'),
  textAlign: 'center',
  cursor: 'pointer',
  '& > svg': { fontSize: token('size.icon.spot'), color: token('color.action.primary') },
  '& > strong': { fontWeight: token('font.weight.medium') },
  '& > small': { color: token('color.text.muted'), fontSize: token('font.size.caption') },
  '& > input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'inherit' },
  '&:has(:focus-visible)': focusRing,
  '&:hover, &[data-over]': { borderColor: token('color.action.primary'), backgroundColor: token('color.action.hover') },
  '&[data-error]': { borderColor: token('color.feedback.error') },
  '&:has(:disabled)': { cursor: 'not-allowed', color: token('color.text.muted'), backgroundColor: token('color.surface.sunken') },
});

/** Accepts files that are dropped on it or chosen in the system's dialog. */
export function FileDrop({
  label,
  hint,
  accept,
  multiple = false,
  disabled = false,
  onFiles,
  helperText,
  error = false,
  icon,
}: FileDropProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    if (files && files.length > 0 && !disabled) onFiles([...files].slice(0, multiple ? undefined : 1));
  };
  useAnnounced(error && helperText ? `${label}: ${helperText}` : undefined, 'assertive');
  return (
    <div>
      <Area
        data-over={over || undefined}
        data-error={error || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!disabled);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
      >
        {icon ?? <UploadFileIcon aria-hidden />}
        <strong id={`${id}label`}>{label}</strong>
        {hint ? <small id={`${id}hint`}>{hint}</small> : null}
        <input
          type="file"
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          aria-labelledby={`${id}label`}
          aria-describedby={[hint && `${id}hint`, helperText && `${id}message`].filter(Boolean).join(' ') || undefined}
          aria-invalid={error || undefined}
          onChange={(event) => {
            take(event.target.files);
            // The same file may be chosen again after it was corrected.
            event.target.value = '';
          }}
        />
      </Area>
      <FieldMessage id={`${id}message`} error={error}>
        {helperText}
      </FieldMessage>
    </div>
  );
}
