export { StepLink } from './step-link';
export { type Step, Steps } from './steps';
