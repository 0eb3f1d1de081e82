export { chainHandlers } from './chain-handlers';
export { useTooltip } from './use-tooltip';
