export type { TagConflict } from './tag-grid';
export { TagsField, type TagsFieldProps } from './tags-field';
export { type CheckItem, type Intake, intakeSentence, takeItems } from './take-items';
