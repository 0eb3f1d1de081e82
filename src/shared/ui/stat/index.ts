export { compare } from './compare';
export { Delta, type DeltaProps } from './delta';
export { noTrend } from './no-trend';
export { Stat } from './stat';
export { StatGroup } from './stat-group';
