export { Link } from './link';
export { SkipLink } from './skip-link';
