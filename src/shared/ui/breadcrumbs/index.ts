export { type Breadcrumb, Breadcrumbs } from './breadcrumbs';
