export { ExternalLink } from './external-link';
export { Link } from './link';
export { NavLink } from './nav-link';
export { SkipLink } from './skip-link';
