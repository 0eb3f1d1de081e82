import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from '@/shared/ui/link';
import { Entrance } from '@/widgets/public-layout';
import { AdvertWay } from './advert-way';
import { Background } from './background';
import { Roles } from './roles';

const Screen = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'center',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 6fr) minmax(0, 5fr)' },
    alignItems: 'center',
    columnGap: '16',
    rowGap: { base: '8', md: '12' },
    // with the header and the footer it fills a usual window
    minH: { md: 'calc(100dvh - 13rem)' },
  },
});

const Hero = chakra('div', { base: { display: 'grid', gap: '5', maxW: 'form' } });
const Title = chakra('h1', { base: { textStyle: { base: 'headline', sm: 'display' }, textWrap: 'balance' } });
const Lead = chakra('p', { base: { textStyle: 'lead', color: 'text.muted', textWrap: 'pretty' } });
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '5' } });

/** The main screen: what the product is, in one screen, with the way in. */
export function HomePage() {
  return (
    <>
      <title>Preroll: video advertising, in the open</title>
      <Background />
      <Screen>
        <Hero>
          <Title>Video advertising, in the open</Title>
          <Lead>
            Preroll takes a video file to a working advert: upload it, see it transcoded, have it approved, start it.
            Free software, on your own machine.
          </Lead>
          <Actions>
            <Entrance />
            <Link to="/about">What it does, and what not</Link>
          </Actions>
        </Hero>
        <AdvertWay />
        <Roles />
      </Screen>
    </>
  );
}
