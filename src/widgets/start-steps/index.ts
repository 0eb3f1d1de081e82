export { NextStep } from './ui/next-step';
export { StartChecklist } from './ui/start-checklist';
export { LEGAL_DATA } from './ui/step-link';
