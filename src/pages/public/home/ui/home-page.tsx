import { styled } from '@/shared/theme';
import { Link } from '@/shared/ui/link';
import { Entrance } from '@/widgets/public-layout';
import { AdvertSteps } from './advert-steps';
import { HeroPicture } from './hero-picture';
import { Roles } from './roles';

const Screen = styled('div', { base: { display: 'grid', rowGap: { base: '8', lg: '16' } } });

const Hero = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 26rem) minmax(0, 1fr)' },
    alignItems: 'center',
    columnGap: '20',
    rowGap: '10',
    pt: { base: '2', sm: '6', lg: '12' },
  },
});

const Words = styled('div', { base: { display: 'grid', maxW: 'form' } });
const Title = styled('h1', { base: { textStyle: 'display', textWrap: 'balance' } });
const Lead = styled('p', {
  base: { mt: { base: '3', sm: '4' }, textStyle: 'lead', color: 'text.muted', textWrap: 'pretty' },
});

const Actions = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '5',
    rowGap: '2',
    mt: { base: '5', sm: '7' },
  },
});

export const HomePage = () => (
  <>
    <title>Preroll: video advertising, in the open</title>
    <Screen>
      <Hero>
        <Words>
          <Title>Video advertising, in the open</Title>
          <Lead>
            Preroll is an open-source platform for video adverts. Advertisers set budgets, hours and audiences,
            webmasters bring their sites, and everyone sees what runs and what doesn't.
          </Lead>
          <Actions>
            <Entrance size="lg" />
            <Link to="/about">What Preroll does</Link>
          </Actions>
        </Words>
        <HeroPicture />
      </Hero>
      <Roles />
      <AdvertSteps />
    </Screen>
  </>
);
