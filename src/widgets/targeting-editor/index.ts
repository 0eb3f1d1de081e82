export { ReachPanel } from './ui/reach-panel';
export { ReachWarning } from './ui/reach-warning';
export { TargetingEditor } from './ui/targeting-editor';
