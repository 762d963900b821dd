import { type ComponentPropsWithRef, type FocusEvent, type MouseEvent, useState } from 'react';

type ButtonProps = Pick<ComponentPropsWithRef<'button'>, 'disabled' | 'aria-disabled' | 'onFocus' | 'onBlur' | 'onClick'>;

/**
 * Returns the props of a button that never becomes `disabled` while it has the focus, which would fall to the page: until the focus leaves, it is
 * `aria-disabled`. A press on a button that is `aria-disabled` does nothing, and sends no form.
 */
export function useDisabled(props: ButtonProps): ButtonProps {
  const { disabled = false, onFocus, onBlur, onClick } = props;
  const [hasFocus, setHasFocus] = useState(false);
  const ariaDisabled = (disabled && hasFocus) || props['aria-disabled'];
  return {
    disabled: disabled && !hasFocus,
    'aria-disabled': ariaDisabled || undefined,
    onFocus: (event: FocusEvent<HTMLButtonElement>) => {
      setHasFocus(true);
      onFocus?.(event);
    },
    onBlur: (event: FocusEvent<HTMLButtonElement>) => {
      setHasFocus(false);
      onBlur?.(event);
    },
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if (ariaDisabled && ariaDisabled !== 'false') event.preventDefault();
      else onClick?.(event);
    },
  };
}
