export { Poster } from './poster';
