export { becameVisible, followVisibilityFx } from './visibility';
