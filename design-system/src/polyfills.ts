// What Safari on iPadOS 16.4, the oldest that is supported, lacks of the APIs that the apps use (scripts/browsers checks the built files). The first
// import of every app, worker and library, because modules may use them as soon as they are loaded.

URL.canParse ??= (url, base) => {
  try {
    new URL(url, base);
    return true;
  } catch {
    // Not reported: this is the answer.
    return false;
  }
};

AbortSignal.any ??= (signals) => {
  const any = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) any.abort(signal.reason);
    else signal.addEventListener('abort', () => any.abort(signal.reason), { signal: any.signal });
  }
  return any.signal;
};

export {};
