export { StoryOutput } from './story-output';
