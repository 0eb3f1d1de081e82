import { Canvas, Description, Subheading } from '@storybook/addon-docs/blocks';
import type { PreparedStory } from 'storybook/internal/types';
import { inSentenceCase } from '../sentence-case';

/** A state below its name, which Storybook would write in title case. */
export const ShownStory = ({ story }: { story: PreparedStory }) => (
  <>
    <Subheading>{inSentenceCase(story.name)}</Subheading>
    <Description of={story.moduleExport} />
    <Canvas of={story.moduleExport} withToolbar={false} />
  </>
);
