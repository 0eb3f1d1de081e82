export { NewVersionBanner } from './new-version-banner';
