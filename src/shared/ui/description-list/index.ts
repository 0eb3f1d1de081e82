export { DescriptionList } from './description-list';
