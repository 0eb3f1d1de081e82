export { Disclosure, Disclosures } from './disclosure';
export { DisclosureButton } from './disclosure-button';
