export { Bone } from './bone';
export { FieldBones } from './field-bones';
export { FormSkeleton } from './form-skeleton';
export { ListBones, type ListBonesProps } from './list-bones';
export { Loading } from './loading';
export { TableBones } from './table-bones';
export { wordWidth } from './word-width';
