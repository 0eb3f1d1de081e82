export { ReachPanel } from './ui/reach-panel';
export { TargetingEditor } from './ui/targeting-editor';
