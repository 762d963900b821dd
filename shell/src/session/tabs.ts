/** What a tab tells the other tabs of its origin. */
export type TabMessage = 'signedIn' | 'signedOut';

/** The line between the tabs of an origin. */
export interface Tabs {
  tell(message: TabMessage): void;
  /** Hears the other tabs; returns the end of it. */
  hear(listener: (message: TabMessage) => void): () => void;
}

/** Tabs connected by a BroadcastChannel. */
export function broadcastTabs(name = 'realmkit-session'): Tabs {
  const channel = new BroadcastChannel(name);
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
