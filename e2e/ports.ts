/** The index of this parallel worker, from 0: each has its own servers. */
const index = Number(process.env.TEST_PARALLEL_INDEX ?? 0);

/** The ports of this worker's servers. `npm start` uses others, so that it can run at the same time. */
export const sandboxPort = 3101 + index;
export const gatewayPort = 8101 + index;
/** The same for the apps on the mock. */
export const mockPort = 4111 + index;
export const mockGatewayPort = 8151 + index;
