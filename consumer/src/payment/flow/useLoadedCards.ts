import { useBackOnline } from '@realmkit/shell';
import { useCallback, useEffect } from 'react';
import { isAtRest, isLoadError } from './paymentState.ts';
import { usePaymentFlow } from './usePaymentFlow.ts';

/** Loads the customer and the saved cards when a page opens, and what did not come once the device is back online. */
export function useLoadedCards(): void {
  const { flow } = usePaymentFlow();
  useEffect(() => {
    if (isAtRest(flow.getSnapshot().status)) flow.reset();
    void flow.load();
  }, [flow]);
  useBackOnline(
    useCallback(() => {
      if (isLoadError(flow.getSnapshot().error)) void flow.load();
    }, [flow]),
  );
}
