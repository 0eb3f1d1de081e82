export { CabinetShell } from './ui/cabinet-shell';
