export { type AddedItems, addedItemsMessage, addItems, type CheckItem, type Separators } from './add-items';
export type { TagChoice } from './choices';
export { namesOf } from './choices';
export { type TagConflict, TagGrid } from './tag-grid';
export { TagsField, type TagsFieldProps } from './tags-field';
