export { crumb } from './model/crumb';
export { CabinetShell } from './ui/cabinet-shell';
