export { Bone } from './bone';
export { FieldBones } from './field-bones';
export { FormBones } from './form-bones';
export { FormSkeleton } from './form-skeleton';
export { Loading } from './loading';
export { TableBones } from './table-bones';
export { wordWidth } from './word-width';
