export { QuartileGlyph, type Quartiles } from './quartile-glyph';
