export type { TagChoice } from './choices';
export { namesOf } from './choices';
export { type TagConflict, TagGrid } from './tag-grid';
export { TagsField, type TagsFieldProps } from './tags-field';
export { type CheckItem, type Intake, intakeSentence, type Separators, takeItems } from './take-items';
