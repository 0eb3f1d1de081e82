export { Dialog } from './dialog';
export { dialogRecipe } from './dialog-recipe';
