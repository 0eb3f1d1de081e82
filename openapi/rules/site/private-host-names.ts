/** Suffixes of names that only resolve in private networks (RFC 6761, RFC 6762, RFC 8375, and ICANN's `internal`). */
const inside = /(^|\.)(localhost|local|internal|intranet|lan|home\.arpa)$/;

/**
 * Whether a host name only resolves in a private network.
 *
 * @param host in lower case
 */
export const isPrivateHostName = (host: string): boolean => inside.test(host);
