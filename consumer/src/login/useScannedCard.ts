import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** Returns the login card of the QR code's URL and a function that clears it. It leaves the URL at once, so that no history stores it. */
export function useScannedCard(): readonly [card: string | undefined, forget: () => void] {
  const { hash } = useLocation();
  const [card, setCard] = useState(() => new URLSearchParams(hash.slice(1)).get('card') ?? undefined);
  useEffect(() => {
    if (card === undefined) return;
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  }, [card]);
  return [card, () => setCard(undefined)];
}
