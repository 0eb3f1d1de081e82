export { AreaLayout, AreaLink } from './area-layout';
