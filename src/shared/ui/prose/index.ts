export { Article, type ArticlePart } from './article';
export { Prose } from './prose';
