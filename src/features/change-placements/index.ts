export { partnerTag, type TagKind, tagCodes } from './model/tag-codes';
export { BulkPlacementBar } from './ui/bulk-placement-bar';
export { CopiedCode } from './ui/copied-code';
export { PlacementMenu } from './ui/placement-menu';
export { PlacementSwitch } from './ui/placement-switch';
export { TagButton } from './ui/tag-button';
