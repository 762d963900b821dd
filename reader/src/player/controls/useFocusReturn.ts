import { useEffect, useState } from 'react';

/** Returns the focused element, also within shadow roots. */
function focused(): HTMLElement | undefined {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active instanceof HTMLElement && active !== document.body ? active : undefined;
}

const isLost = (): boolean => {
  const now = focused();
  // A shadow host that has the focus, while no element in it has, lost the focused element.
  return now === undefined || now.shadowRoot !== null;
};

/** Returns the focus to the previously focused element when this component unmounts and the focus would be lost; calls `otherwise` if that element is gone. */
export function useFocusReturn(otherwise?: () => void): void {
  const [before] = useState(focused);
  useEffect(
    () => () => {
      if (before?.isConnected && isLost()) before.focus({ preventScroll: true });
      if (isLost()) otherwise?.();
    },
    [before, otherwise],
  );
}
