export { Disclosure, Disclosures } from './disclosure';
