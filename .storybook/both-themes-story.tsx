import type { StoryContext } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { breakpoints } from '../src/shared/theme';
import { viewports } from './toolbar/toolbar';

const themes = ['light', 'dark'] as const;

/** The steps of desktop stories run from this width on. */
const DESKTOP = Number.parseInt(breakpoints.md, 10);

const GAP = 8;

/** The URL of a single story, in one theme and with the toolbar's other settings. */
function addressOf({ id, globals, storyGlobals }: StoryContext, theme: string): string {
  const settings = ['role', 'network', 'motion'].map((name) => `${name}:${storyGlobals[name] ?? globals[name]}`);
  return `./iframe.html?viewMode=story&id=${id}&globals=theme:${theme};${settings.join(';')}`;
}

/**
 * Shows a story twice, in the light and the dark theme, each in an iframe: dialogs and menus stay in the right one, and
 * steps run in both. Desktop stories are laid out at desktop width and scaled down.
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
