export { ResolutionsPage } from './ui/resolutions-page';
