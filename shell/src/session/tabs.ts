/** What a tab tells the other tabs of its origin. */
export type TabMessage = 'signedIn' | 'signedOut';

/** The line between the tabs of an origin. */
export interface Tabs {
  tell(message: TabMessage): void;
  /** Hears the other tabs; returns the end of it. */
  hear(listener: (message: TabMessage) => void): () => void;
}

/** Tabs connected by a BroadcastChannel; where the browser denies it to this site, every tab is on its own. */
export function broadcastTabs(name = 'realmkit-session', connect = (line: string) => new BroadcastChannel(line)): Tabs {
  const channel = connected(() => connect(name));
  if (!channel) return { tell: () => {}, hear: () => () => {} };
  return {
    tell: (message) => channel.postMessage(message),
    hear: (listener) => {
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
    return undefined;
  }
}
