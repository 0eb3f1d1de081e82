import type { Container, ISourceOptions } from '@tsparticles/engine';
import type { InteractivityContainer } from '@tsparticles/plugin-interactivity';
import { particleColor } from '@/shared/theme';

const { value: color, dots, links, grab } = particleColor;

/** Numbers: specification, section 9. It starts by `moveField` or `stillField`, never by itself. */
export const fieldOptions: ISourceOptions = {
  fullScreen: { enable: true, zIndex: -1 },
  autoPlay: false,
  fpsLimit: 30,
  // the engine stops with the tab's visibility, not with the window's focus
  pauseOnBlur: true,
  // always in the viewport; the engine's observer would start a field that rests
  pauseOnOutsideViewport: false,
  // the engine would leave a resting field blank: see `followSize`
  resize: { enable: false },
  detectRetina: true,
  interactivity: {
    detectsOn: 'window',
    events: { onHover: { enable: true, mode: 'grab' } },
    modes: { grab: { distance: 150, links: { opacity: grab } } },
  },
  particles: {
    number: { value: 200 },
    links: { enable: true, distance: 140, color, opacity: links },
    move: { enable: true, speed: 0.6 },
    size: { value: { min: 1, max: 2 } },
    opacity: { value: dots },
    paint: { fill: { enable: true, color: { value: color } } },
  },
};

function setHover(field: InteractivityContainer, enable: boolean): void {
  const hover = field.actualOptions.interactivity?.events.onHover;
  if (hover) hover.enable = enable;
}

/** The field drifts, and clings to the pointer. */
export function moveField(field: Container): void {
  setHover(field, true);
  field.retina.reduceFactor = 1;
  field.play();
}

/** The field rests where it is: painted once, and again only where the engine has to, as when the tab is shown. */
export function stillField(field: Container): void {
  setHover(field, false);
  field.retina.reduceFactor = 0;
  field.pause();
  field.draw(true);
}

/**
 * Fits the field to its canvas whenever that changes.
 *
 * @returns ends it
 */
export function followSize(field: Container): () => void {
  const { domElement } = field.canvas;
  if (!domElement) return () => {};
  const observer = new ResizeObserver(async () => {
    await field.canvas.windowResize();
    if (!field.animationStatus) field.draw(true);
  });
  observer.observe(domElement);
  return () => observer.disconnect();
}
