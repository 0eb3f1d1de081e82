/** The status by which the server refused a handshake; undefined where it refused none, or not in its own words. */
const statusOf = (error: Error): unknown =>
  'data' in error && typeof error.data === 'object' && error.data !== null && 'status' in error.data
    ? error.data.status
    : undefined;

/** The token is not good (any more): trying again with it is of no use. Anything else may pass. */
export const refusesToken = (error: Error): boolean => [401, 403, 423].some((status) => status === statusOf(error));
