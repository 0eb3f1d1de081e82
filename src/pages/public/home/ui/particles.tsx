import { chakra } from '@chakra-ui/react/styled-system';
import { loadBasic } from '@tsparticles/basic';
import type { Container, Engine } from '@tsparticles/engine';
import { loadExternalGrabInteraction } from '@tsparticles/interaction-external-grab';
import { loadParticlesLinksInteraction } from '@tsparticles/interaction-particles-links';
import { loadInteractivityPlugin } from '@tsparticles/plugin-interactivity';
import TsParticles, { ParticlesProvider } from '@tsparticles/react';
import { useEffect, useState } from 'react';
import { usePrefersStill } from '@/shared/lib/media-query';
import { fieldOptions, followSize, moveField, stillField } from '../model/particle-field';

// the provider wants one and the same function for its whole life
const init = async (engine: Engine) => {
  await loadBasic(engine);
  await loadInteractivityPlugin(engine);
  await loadParticlesLinksInteraction(engine);
  await loadExternalGrabInteraction(engine);
};

const Layer = chakra('div', {
  base: {
    // the engine lays its canvas behind the page after it has put it there: until then the page would jump
    position: 'fixed',
    inset: '0',
    zIndex: -1,
    pointerEvents: 'none',
    // as many particles on a narrow screen are closer to one another, and to the words
    '& canvas': { opacity: { base: 0.4, sm: 1 } },
  },
});

export default function Particles() {
  const isStill = usePrefersStill();
  const [field, setField] = useState<Container>();

  useEffect(() => field && followSize(field), [field]);

  useEffect(() => {
    if (!field || field.destroyed) return;
    if (isStill) stillField(field);
    else moveField(field);
  }, [field, isStill]);

  return (
    <ParticlesProvider init={init}>
      <Layer>
        <TsParticles id="home-background" options={fieldOptions} particlesLoaded={setField} />
      </Layer>
    </ParticlesProvider>
  );
}
