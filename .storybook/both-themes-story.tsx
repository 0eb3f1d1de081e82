import type { StoryContext } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { breakpoints } from '../src/shared/theme';
import { viewports } from './toolbar/toolbar';

const themes = ['light', 'dark'] as const;

/** Steps of a desktop story run from this width on. */
const DESKTOP = Number.parseInt(breakpoints.md, 10);

const GAP = 8;

/** The address of a story alone, in one theme and with the other settings of the toolbar. */
function addressOf({ id, globals, storyGlobals }: StoryContext, theme: string): string {
  const settings = ['role', 'network', 'motion'].map((name) => `${name}:${storyGlobals[name] ?? globals[name]}`);
  return `./iframe.html?viewMode=story&id=${id}&globals=theme:${theme};${settings.join(';')}`;
}

/**
 * A story twice, light beside dark, each in a window of its own: dialogs and menus belong to the right one, and steps
 * run in both. A desktop story keeps the width of a desktop and is drawn smaller.
 */
export default function BothThemesStory({ context }: { context: StoryContext }) {
  const frame = useRef<HTMLDivElement>(null);
  const [half, setHalf] = useState(0);

  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const measure = () => setHalf((current.clientWidth - GAP) / 2);
    const sizes = new ResizeObserver(measure);
    sizes.observe(current);
    measure();
    return () => sizes.disconnect();
  }, []);

  const own = viewports[context.storyGlobals.viewport?.value]?.styles.width;
  const width = own ? Number.parseInt(own, 10) : Math.max(half, DESKTOP);
  const scale = Math.min(1, half / width);

  return (
    <div ref={frame} style={{ display: 'flex', gap: GAP, height: '100vh', overflow: 'hidden' }}>
      {half > 0 &&
        themes.map((theme) => (
          <div key={theme} style={{ width: half, overflow: 'hidden' }}>
            <iframe
              title={theme === 'light' ? 'Light' : 'Dark'}
              src={addressOf(context, theme)}
              style={{
                width,
                height: `${100 / scale}%`,
                border: 0,
                transform: `scale(${scale})`,
                transformOrigin: 'top left',
              }}
            />
          </div>
        ))}
    </div>
  );
}
