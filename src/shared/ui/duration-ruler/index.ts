export { DurationRuler } from './duration-ruler';
