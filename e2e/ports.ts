/** Which of the workers side by side this is, from 0: each has servers of its own. */
const index = Number(process.env.TEST_PARALLEL_INDEX ?? 0);

/** Ports of this worker's servers. `npm start` uses others, so that it may run beside the journeys. */
export const sandboxPort = 3101 + index;
export const gatewayPort = 8101 + index;
/** The same for the apps on the mock. */
export const mockPort = 4111 + index;
export const mockGatewayPort = 8151 + index;
