export { createCardProvider } from '../domains/billing/cards/provider/createCardProvider.ts';
export { appOriginOn } from '../mail/realmUrl.ts';
export { createSandbox } from './sandbox.ts';
