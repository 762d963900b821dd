import Menu from '@mui/material/Menu';
import { Button } from '@realmkit/design-system';
import { type ReactNode, useId, useState } from 'react';

interface MenuButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly disabled?: boolean;
  /** Returns the items of the menu, which they can close. */
  readonly children: (close: () => void) => ReactNode;
}

/** Opens a menu. */
export function MenuButton({ label, icon, disabled = false, children }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const id = useId();
  const close = () => setAnchor(undefined);
  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-controls={anchor ? id : undefined}
        disabled={disabled}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        onKeyDown={(event) => {
          if (disabled || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
          event.preventDefault();
          setAnchor(event.currentTarget);
        }}
      >
        {icon}
        {label}
      </Button>
      <Menu id={id} open={anchor !== undefined} anchorEl={anchor ?? null} onClose={close} slotProps={{ list: { 'aria-label': label } }}>
        {children(close)}
      </Menu>
    </>
  );
}
