export { DialogPicture } from './dialog-picture';
