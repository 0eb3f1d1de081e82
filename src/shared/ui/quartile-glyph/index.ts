export { QuartileGlyph, type Quartiles, quartilesOf } from './quartile-glyph';
