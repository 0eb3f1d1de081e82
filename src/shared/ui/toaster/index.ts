export { notify } from './notify';
export { offerUndo } from './offer-undo';
export { Toaster } from './toaster';
