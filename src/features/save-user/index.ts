export { dropHiddenKpp } from './model/drop-hidden-kpp';
export type { UserSection } from './model/user-resolver';
export { LegalFields } from './ui/legal-fields';
export { NewUserForm } from './ui/new-user-form';
export { OwnProfileFields, ProfileFields } from './ui/profile-fields';
export { RightsFields } from './ui/rights-fields';
export { UserSectionForm } from './ui/user-section-form';
