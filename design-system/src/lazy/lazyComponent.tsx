import { type ComponentType, useEffect, useState } from 'react';

/** A component whose script is loaded when it is first shown, or ahead by `preload`. */
export type LazyComponent<Props> = ComponentType<Props> & { readonly preload: () => void };

/**
 * Creates a component whose script is loaded when it is first shown. It takes the place of React's `lazy`, whose content stays hidden for up to 300 ms
 * after its script has come: React reveals the content of a Suspense boundary only when its fallback has stood for that time.
 * @param load imports the component; what it rejects with is thrown to the error boundary around. It is called again when the component is next shown.
 * @param Waiting shows the outline of the component until its script has come, with the same props; nothing by default.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting?: ComponentType<Props>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  const request = async () => {
    loaded = await load();
    return loaded;
  };
  function Lazy(props: Props) {
    const [Shown, setShown] = useState(() => loaded);
    const [failure, setFailure] = useState<{ readonly reason: unknown }>();
    useEffect(() => {
      if (Shown) return;
      let isMounted = true;
      request().then(
        (component) => {
          if (isMounted) setShown(() => component);
        },
        (reason: unknown) => {
          if (isMounted) setFailure({ reason });
        },
      );
      return () => {
        isMounted = false;
      };
    }, [Shown]);
    if (failure) throw failure.reason;
    if (Shown) return <Shown {...props} />;
    return Waiting ? <Waiting {...props} /> : null;
  }
  // Not reported: showing it asks again.
  return Object.assign(Lazy, { preload: () => void request().catch(() => undefined) });
}
