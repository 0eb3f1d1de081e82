import { Canvas, Description, Subheading } from '@storybook/addon-docs/blocks';
import type { PreparedStory } from 'storybook/internal/types';
import { inSentenceCase } from '../sentence-case';

/** A state with its name, in sentence case instead of Storybook's title case. */
export const ShownStory = ({ story }: { story: PreparedStory }) => (
  <>
    <Subheading>{inSentenceCase(story.name)}</Subheading>
    <Description of={story.moduleExport} />
    <Canvas of={story.moduleExport} withToolbar={false} />
  </>
);
