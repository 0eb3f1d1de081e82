import type { Container, ISourceOptions } from '@tsparticles/engine';
import type { InteractivityContainer } from '@tsparticles/plugin-interactivity';
import { particleColor } from '@/shared/theme';

const { value: color, dots, links, grab } = particleColor;

/**
 * The numbers come from section 9 of the specification. The field doesn't start by itself: `startParticles` or `pauseParticles`
 * does.
 */
export const fieldOptions: ISourceOptions = {
  fullScreen: { enable: false },
  autoPlay: false,
  fpsLimit: 30,
  // the engine pauses in hidden tabs, not in unfocused windows
  pauseOnBlur: true,
  // the field is always in the viewport; the engine's observer would start a paused one
  pauseOnOutsideViewport: false,
  // the engine would leave a paused field blank after a resize: see `resizeWithContainer`
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

/** Animates the field and lets it respond to the pointer. */
export function startParticles(field: Container): void {
  setHover(field, true);
  field.retina.reduceFactor = 1;
  field.play();
}

/** Stops the animation. The engine repaints only when it has to, for example when the tab becomes visible. */
export function pauseParticles(field: Container): void {
  setHover(field, false);
  field.retina.reduceFactor = 0;
  field.pause();
  field.draw(true);
}

/** Keeps the field the size of its canvas. @returns a function that stops observing it */
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
