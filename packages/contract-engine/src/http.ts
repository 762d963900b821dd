export { boundedText, longestBody } from './boundedText.ts';
export { createFaultLog, logFault } from './faultLog.ts';
export {
  type AttributeError,
  conflict,
  type ErrorBody,
  forbidden,
  HttpError,
  invalid,
  notFound,
  tooManyRequests,
  unauthorized,
} from './httpError.ts';
export { internalErrorMessage } from './internalError.ts';
export { currentRequestId, runAsRequest } from './requestId.ts';
