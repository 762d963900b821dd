import { useEffect, useState } from 'react';

/** The space that the browser gives this site, in bytes. */
export interface DeviceSpace {
  readonly used: number;
  readonly free: number;
}

/** Returns the space on this device, measured again when `version` changes; undefined if the browser does not say it. */
export function useDeviceSpace(version: unknown): DeviceSpace | undefined {
  const [space, setSpace] = useState<DeviceSpace>();
  useEffect(() => {
    let isGone = false;
    const measure = async () => {
      const { usage, quota } = (await navigator.storage?.estimate?.()) ?? {};
      if (!isGone && usage !== undefined && quota !== undefined) setSpace({ used: usage, free: Math.max(0, quota - usage) });
    };
    // Not reported: without the numbers the copy is offered all the same.
    measure().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [version]);
  return space;
}
