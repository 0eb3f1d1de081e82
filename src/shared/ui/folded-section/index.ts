export { FoldedSection } from './folded-section';
