import { loadBasic } from '@tsparticles/basic';
import type { Container, Engine } from '@tsparticles/engine';
import { loadExternalGrabInteraction } from '@tsparticles/interaction-external-grab';
import { loadParticlesLinksInteraction } from '@tsparticles/interaction-particles-links';
import { loadInteractivityPlugin } from '@tsparticles/plugin-interactivity';
import TsParticles, { ParticlesProvider } from '@tsparticles/react';
import { useEffect, useState } from 'react';
import { usePrefersReducedMotion } from '@/shared/lib/media-query';
import { styled } from '@/shared/theme';
import { fieldOptions, pauseParticles, resizeWithContainer, startParticles } from '../model/particle-field';

// the provider requires a function with a stable identity
const init = async (engine: Engine) => {
  await loadBasic(engine);
  await loadInteractivityPlugin(engine);
  await loadParticlesLinksInteraction(engine);
  await loadExternalGrabInteraction(engine);
};

/** How far the field extends beyond the picture, without reaching the text around it. */
const OVERHANG = { base: '1rem', lg: '3.5rem' };

const fadeOut = (direction: string) =>
  `linear-gradient(${direction}, transparent, black var(--reach), black calc(100% - var(--reach)), transparent)`;

const Layer = styled('div', {
  base: {
    '--reach': OVERHANG,
    position: 'absolute',
    inset: 'calc(var(--reach) * -1)',
    zIndex: -1,
    maskImage: `${fadeOut('to right')}, ${fadeOut('to bottom')}`,
    maskComposite: 'intersect',
    '&, & *': { pointerEvents: 'none' },
    '& > div, & canvas': { display: 'block', boxSize: 'full' },
  },
});

export default function Particles() {
  const prefersReducedMotion = usePrefersReducedMotion();
  const [field, setField] = useState<Container>();

  useEffect(() => field && resizeWithContainer(field), [field]);

  useEffect(() => {
    if (!field || field.destroyed) return;
    if (prefersReducedMotion) pauseParticles(field);
    else startParticles(field);
  }, [field, prefersReducedMotion]);

  return (
    <ParticlesProvider init={init}>
      <Layer>
        <TsParticles id="home-background" options={fieldOptions} particlesLoaded={setField} />
      </Layer>
    </ParticlesProvider>
  );
}
