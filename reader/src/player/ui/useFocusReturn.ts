import { useEffect, useState } from 'react';

/** What has the focus, within shadow roots too. */
function focused(): HTMLElement | undefined {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active instanceof HTMLElement && active !== document.body ? active : undefined;
}

const isLost = (): boolean => {
  const now = focused();
  // A host that has the focus while nothing in it has it lost what had it.
  return now === undefined || now.shadowRoot !== null;
};

/** Gives the focus back to what had it before this component came, when the component takes it along as it goes. */
export function useFocusReturn(): void {
  const [before] = useState(focused);
  useEffect(
    () => () => {
      if (before?.isConnected && isLost()) before.focus({ preventScroll: true });
    },
    [before],
  );
}
