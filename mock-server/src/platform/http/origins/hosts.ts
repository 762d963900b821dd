/** Parses the host name of a Host header, with or without a port; an empty text for none. */
export function hostnameOf(hostHeader: string | null | undefined): string {
  return /^(\[[^\]]*\]|[^:]*)(?::\d+)?$/.exec(hostHeader?.trim().toLowerCase() ?? '')?.[1] ?? '';
}

/** Returns whether a host name is this machine's: localhost and its subdomains, and the loopback addresses. */
export function isLocalHostname(hostname: string): boolean {
  return /^(?:[a-z0-9-]+\.)*localhost$/.test(hostname) || hostname === '127.0.0.1' || hostname === '[::1]';
}
