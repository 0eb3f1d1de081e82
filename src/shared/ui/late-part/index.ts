export { LatePart } from './late-part';
