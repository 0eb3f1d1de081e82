export { once } from './once';
export { remembered } from './remembered';
