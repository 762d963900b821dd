export { appOriginOn } from '../mail/realmUrl.ts';
export { createCardProvider } from '../services/payment/provider/createCardProvider.ts';
export { createSandbox } from './sandbox.ts';
