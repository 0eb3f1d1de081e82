export { type Tag, TagList } from './tag-list';
