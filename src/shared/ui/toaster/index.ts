export { notify } from './notify';
export { Toaster } from './toaster';
