export { SessionTable } from './ui/session-table';
