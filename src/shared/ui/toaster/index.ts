export { notify } from './notify';
export { notifyWithUndo } from './notify-with-undo';
export { Toaster } from './toaster';
