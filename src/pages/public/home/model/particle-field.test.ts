import { loadBasic } from '@tsparticles/basic';
import { type Container, tsParticles } from '@tsparticles/engine';
import { loadExternalGrabInteraction } from '@tsparticles/interaction-external-grab';
import { loadParticlesLinksInteraction } from '@tsparticles/interaction-particles-links';
import { type InteractivityContainer, loadInteractivityPlugin } from '@tsparticles/plugin-interactivity';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { fieldOptions, pauseParticles, startParticles } from './particle-field';

beforeAll(async () => {
  await loadBasic(tsParticles);
  await loadInteractivityPlugin(tsParticles);
  await loadParticlesLinksInteraction(tsParticles);
  await loadExternalGrabInteraction(tsParticles);
});

/** Loads a field into the real engine, so that the tests see the result and not just the options. */
async function loadField(): Promise<Container> {
  const field = await tsParticles.load({ id: 'field', options: fieldOptions });
  if (!field) throw new Error('The engine made no field.');
  onTestFinished(() => field.destroy());
  return field;
}

const hoverOf = ({ actualOptions }: InteractivityContainer) => actualOptions.interactivity?.events.onHover;
const positionsOf = ({ particles }: Container) =>
  particles.filter(() => true).map(({ position }) => [position.x, position.y]);

/** Makes the engine paint a number of frames, even while it is paused. */
async function paint(field: Container, frames: number): Promise<void> {
  for (let frame = 0; frame < frames; frame += 1) {
    field.draw(true);
    await new Promise(requestAnimationFrame);
  }
}

it('uses the numbers from section 9 of the specification', async () => {
  const field: InteractivityContainer = await loadField();
  expect(field.particles.count).toBe(200);
  expect(field.actualOptions.particles.links).toMatchObject({ enable: true, distance: 140 });
  expect(field.actualOptions.interactivity?.modes).toMatchObject({ grab: { distance: 150 } });
  expect(field.animationStatus).toBe(false);
});

it('moves and responds to the pointer unless motion is reduced', async () => {
  const field = await loadField();
  startParticles(field);
  expect(hoverOf(field)).toMatchObject({ enable: true, mode: 'grab' });
  const before = positionsOf(field);
  await expect.poll(() => positionsOf(field)).not.toEqual(before);

  pauseParticles(field);
  expect(hoverOf(field)?.enable).toBe(false);
  expect(field.animationStatus).toBe(false);
  const atRest = positionsOf(field);
  await paint(field, 10);
  expect(positionsOf(field)).toEqual(atRest);

  startParticles(field);
  expect(hoverOf(field)?.enable).toBe(true);
  await expect.poll(() => positionsOf(field)).not.toEqual(atRest);
});
