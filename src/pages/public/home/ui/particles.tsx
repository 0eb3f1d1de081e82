import { loadBasic } from '@tsparticles/basic';
import type { Engine, ISourceOptions } from '@tsparticles/engine';
import { loadExternalGrabInteraction } from '@tsparticles/interaction-external-grab';
import { loadParticlesLinksInteraction } from '@tsparticles/interaction-particles-links';
import { loadInteractivityPlugin } from '@tsparticles/plugin-interactivity';
import TsParticles, { ParticlesProvider } from '@tsparticles/react';

// the provider wants one and the same function for its whole life
const init = async (engine: Engine) => {
  await loadBasic(engine);
  await loadInteractivityPlugin(engine);
  await loadParticlesLinksInteraction(engine);
  await loadExternalGrabInteraction(engine);
};

const GREY = '#8a94a6';

/** Numbers: specification, section 9. */
const options: ISourceOptions = {
  fullScreen: { enable: true, zIndex: -1 },
  fpsLimit: 30,
  pauseOnBlur: true,
  pauseOnOutsideViewport: true,
  detectRetina: true,
  interactivity: {
    detectsOn: 'window',
    events: { onHover: { enable: true, mode: 'grab' } },
    modes: { grab: { distance: 150 } },
  },
  particles: {
    number: { value: 200 },
    links: { enable: true, distance: 140, color: GREY, opacity: 0.25 },
    move: { enable: true, speed: 0.6 },
    size: { value: { min: 1, max: 2 } },
    opacity: { value: 0.5 },
    paint: { fill: { enable: true, color: { value: GREY } } },
  },
};

export default function Particles() {
  return (
    <ParticlesProvider init={init}>
      <TsParticles id="home-background" options={options} />
    </ParticlesProvider>
  );
}
