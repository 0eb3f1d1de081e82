export { Image } from './image';
