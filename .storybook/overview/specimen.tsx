import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import { Component, type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { storyNameFromExport } from 'storybook/internal/csf';

type StoryModule = { default: Meta } & Record<string, StoryObj>;

const modules = import.meta.glob<StoryModule>('../../src/shared/ui/**/*.stories.tsx');

/** Renders nothing if a story fails because it needs more than this page provides, such as a server's answer. */
class Quiet extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state: { hasFailed: boolean } = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

async function storyCalled(name: string, importPath: string): Promise<ComponentType | undefined> {
  const module = await modules[importPath.replace('./', '../../')]?.();
  if (!module) return undefined;
  const { default: meta, ...stories } = module;
  const story = Object.entries(stories).find(([key]) => storyNameFromExport(key) === name)?.[1];
  // not the project's decorators, which already surround this page
  return story && (composeStory(story, meta, {}) as ComponentType);
}

/** Renders a component's story without its steps, loaded when it scrolls into view. */
export function Specimen({ name, importPath }: { name: string; importPath: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [Story, setStory] = useState<ComponentType | null>(null);

  useEffect(() => {
    const { current } = place;
    if (!current) return;
    const sight = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      sight.disconnect();
      void storyCalled(name, importPath).then((found) => found && setStory(() => found));
    });
    sight.observe(current);
    return () => sight.disconnect();
  }, [name, importPath]);

  return (
    <div ref={place} inert style={{ height: '100%', zoom: 0.75 }}>
      <Quiet>{Story && <Story />}</Quiet>
    </div>
  );
}
