import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** What the QR code of a login card said that led here, and a way to forget it. It leaves the address at once, so that no history keeps it. */
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
