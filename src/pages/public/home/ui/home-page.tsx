import { chakra } from '@chakra-ui/react/styled-system';
import { BadgeCheck, Gauge, UploadCloud } from 'lucide-react';
import { Entrance } from '@/widgets/public-layout';
import { Background } from './background';

const Screen = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    alignContent: 'center',
    gap: '12',
    maxW: 'content',
    mx: 'auto',
    minH: 'calc(100dvh - 8rem)',
  },
});

const Hero = chakra('div', { base: { display: 'grid', gap: '5', justifyItems: 'start', maxW: 'form' } });
const Title = chakra('h1', {
  base: { textStyle: { base: 'pageTitle', sm: 'display' }, w: { sm: 'max-content' }, maxW: 'calc(100vw - 4rem)' },
});
const Lead = chakra('p', { base: { textStyle: 'lead', color: 'text.muted' } });

const Points = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: 'repeat(3, 1fr)' },
    gap: '6',
    '& h2': { textStyle: 'sectionTitle', mt: '2', mb: '1' },
    '& p': { color: 'text.muted' },
    '& svg': { boxSize: '5', color: 'accent.text' },
  },
});

/** The main screen: what the product is, in one screen, with the way in. */
export function HomePage() {
  return (
    <Screen>
      <title>Preroll: video advertising, in the open</title>
      <Background />
      <Hero>
        <Title>Video advertising, in the open</Title>
        <Lead>
          Preroll takes a video file to a working advert: upload it, see it transcoded, have it approved, start it. All
          of it is open source.
        </Lead>
        <Entrance />
      </Hero>
      <Points>
        <li>
          <UploadCloud aria-hidden />
          <h2>Uploads that survive</h2>
          <p>A lost connection pauses an upload. It goes on where it stopped.</p>
        </li>
        <li>
          <BadgeCheck aria-hidden />
          <h2>Moderation in sight</h2>
          <p>Each advert says what it waits for, and news reach you as they happen.</p>
        </li>
        <li>
          <Gauge aria-hidden />
          <h2>Made for the day's work</h2>
          <p>Dense tables, a keyboard that reaches everything, light and dark.</p>
        </li>
      </Points>
    </Screen>
  );
}
