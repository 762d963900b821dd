/** A message of a tab to the other tabs of its origin. */
export type TabMessage = 'signedIn' | 'signedOut';

/** The channel between the tabs of an origin. */
export interface TabChannel {
  post(message: TabMessage): void;
  /** Listens to the other tabs; returns the function that unsubscribes. */
  subscribe(listener: (message: TabMessage) => void): () => void;
}

/** Creates the channel of a tab over a BroadcastChannel; it does nothing where the browser denies one to this site. */
export function createTabChannel(
  name = 'realmkit-session',
  connect = (channelName: string) => new BroadcastChannel(channelName),
): TabChannel {
  const channel = connected(() => connect(name));
  if (!channel) return { post: () => {}, subscribe: () => () => {} };
  return {
    post: (message) => channel.postMessage(message),
    subscribe: (listener) => {
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        if (data === 'signedIn' || data === 'signedOut') listener(data);
      };
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}

function connected(connect: () => BroadcastChannel): BroadcastChannel | undefined {
  try {
    return connect();
  } catch {
    // Not reported: a browser that denies channels has tabs that work alone.
    return undefined;
  }
}
