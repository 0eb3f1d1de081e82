import type { Container, ISourceOptions } from '@tsparticles/engine';
import type { InteractivityContainer } from '@tsparticles/plugin-interactivity';
import { particleColor } from '@/shared/theme';

const { value: color, dots, links, grab } = particleColor;

/**
 * Options from section 9 of the specification. The field does not start by itself; call `startParticles` or
 * `pauseParticles`.
 */
export const fieldOptions: ISourceOptions = {
  fullScreen: { enable: false },
  autoPlay: false,
  fpsLimit: 30,
  // the engine pauses in hidden tabs, but not in unfocused windows
  pauseOnBlur: true,
  // the field is always in the viewport, and the engine's observer would start a paused field
  pauseOnOutsideViewport: false,
  // after a resize the engine would leave a paused field blank; `resizeWithContainer` does it instead
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

export function startParticles(field: Container): void {
  setHover(field, true);
  field.retina.reduceFactor = 1;
  field.play();
}

/** Stops the animation. The engine then repaints only when necessary, for example when the tab becomes visible. */
export function pauseParticles(field: Container): void {
  setHover(field, false);
  field.retina.reduceFactor = 0;
  field.pause();
  field.draw(true);
}

/** Resizes the field with its canvas. @returns a function that stops observing the canvas */
export function resizeWithContainer(field: Container): () => void {
  const { domElement } = field.canvas;
  if (!domElement) return () => {};
  const observer = new ResizeObserver(async () => {
    await field.canvas.windowResize();
    if (!field.animationStatus) field.draw(true);
  });
  observer.observe(domElement);
  return () => observer.disconnect();
}
