import type { StoryContext } from '@storybook/react-vite';
import { breakpoints } from '../../src/shared/theme';
import { initialGlobals, viewports } from './toolbar';

/**
 * The settings that a story's steps depend on. The theme is not one of them, because steps check texts, not colours.
 */
const RELEVANT_SETTINGS = ['role', 'network', 'motion', 'viewport'] as const;

/** The longest time that Storybook may take to resize its frame for a story, in milliseconds. */
const RESIZE_TIMEOUT_MS = 1500;

const start = (name: keyof typeof breakpoints) => Number.parseInt(breakpoints[name], 10);

/** The widths for which a story's steps are written: those of its viewport, or of a desktop. */
function range(viewport: string | undefined): { min: number; max: number } {
  const starts = Object.keys(breakpoints).map((name) => start(name as keyof typeof breakpoints));
  const own = viewport && Object.hasOwn(viewports, viewport) ? start(viewport as keyof typeof breakpoints) : undefined;
  if (own === undefined) return { min: start('md'), max: Number.POSITIVE_INFINITY };
  return { min: own, max: starts.find((other) => other > own) ?? Number.POSITIVE_INFINITY };
}

/** Waits for the right width, because Storybook resizes its frame while the story is already rendering. */
async function hasWidth({ min, max }: { min: number; max: number }): Promise<boolean> {
  const fits = () => window.innerWidth >= min && window.innerWidth < max;
  if (fits()) return true;
  return new Promise((done) => {
    const check = () => fits() && finish();
    const timer = setTimeout(() => finish(), RESIZE_TIMEOUT_MS);
    const finish = () => {
      clearTimeout(timer);
      window.removeEventListener('resize', check);
      done(fits());
    };
    window.addEventListener('resize', check);
  });
}

const chosen = (globals: StoryContext['globals'], name: string) =>
  name === 'viewport' ? globals.viewport?.value : globals[name];

interface PreviewWindow {
  __STORYBOOK_PREVIEW__?: { currentRender?: { id?: string; renderOptions?: { autoplay?: boolean } } };
}

/**
 * Skips a story's steps if they were written for another role, network, motion or width than the current one, which may
 * come from the toolbar, the link or the window. The steps would fail, or show another state than the story's name
 * says. Settings that the story fixes itself always match.
 */
export async function runOnlyOwnSteps({ id, globals, storyGlobals, viewMode }: StoryContext): Promise<void> {
  if (viewMode !== 'story') return;
  const suits =
    globals.theme !== 'both' &&
    RELEVANT_SETTINGS.every(
      (name) => name in storyGlobals || (chosen(globals, name) ?? null) === (chosen(initialGlobals, name) ?? null),
    );
  const { currentRender } = (window as PreviewWindow).__STORYBOOK_PREVIEW__ ?? {};
  if (currentRender?.id !== id || !currentRender.renderOptions) return;
  // Storybook reads this property between the loaders and the steps, and has no setting for it
  currentRender.renderOptions.autoplay = suits && (await hasWidth(range(storyGlobals.viewport?.value)));
}
