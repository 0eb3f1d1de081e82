import type { StoryContext } from '@storybook/react-vite';
import { breakpoints } from '../../src/shared/theme';
import { initialGlobals, viewports } from './toolbar';

/** What the steps of a story may rely on. The theme isn't part of it: steps look at words, not at colours. */
const RELIED_ON = ['role', 'network', 'motion', 'viewport'] as const;

/** Milliseconds that Storybook may take to give its frame the width that a story asks for. */
const RESIZED = 1500;

const start = (name: keyof typeof breakpoints) => Number.parseInt(breakpoints[name], 10);

/** Widths that the steps of a story are made for: those of its viewport, otherwise of a desktop. */
function range(viewport: string | undefined): { min: number; max: number } {
  const starts = Object.keys(breakpoints).map((name) => start(name as keyof typeof breakpoints));
  const own = viewport && Object.hasOwn(viewports, viewport) ? start(viewport as keyof typeof breakpoints) : undefined;
  if (own === undefined) return { min: start('md'), max: Number.POSITIVE_INFINITY };
  return { min: own, max: starts.find((other) => other > own) ?? Number.POSITIVE_INFINITY };
}

/** Waits for the width, because Storybook resizes its frame while the story is already on its way. */
async function hasWidth({ min, max }: { min: number; max: number }): Promise<boolean> {
  const fits = () => window.innerWidth >= min && window.innerWidth < max;
  if (fits()) return true;
  return new Promise((done) => {
    const check = () => fits() && finish();
    const timer = setTimeout(() => finish(), RESIZED);
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
 * Shows a story without its steps if they were made for another role, network, motion or width than those of the
 * toolbar, of the link that opened it, or of the window. They would fail, or show another state than the story's name
 * says. A setting that the story itself fixes always suits it.
 */
export async function runOnlyOwnSteps({ id, globals, storyGlobals, viewMode }: StoryContext): Promise<void> {
  if (viewMode !== 'story') return;
  const suits =
    globals.theme !== 'both' &&
    RELIED_ON.every(
      (name) => name in storyGlobals || (chosen(globals, name) ?? null) === (chosen(initialGlobals, name) ?? null),
    );
  const { currentRender } = (window as PreviewWindow).__STORYBOOK_PREVIEW__ ?? {};
  if (currentRender?.id !== id || !currentRender.renderOptions) return;
  // Storybook reads this between the loaders and the steps, and offers no setting for it
  currentRender.renderOptions.autoplay = suits && (await hasWidth(range(storyGlobals.viewport?.value)));
}
