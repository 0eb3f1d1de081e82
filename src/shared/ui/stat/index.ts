export { Delta } from './delta';
export { Stat } from './stat';
export { StatGroup } from './stat-group';
