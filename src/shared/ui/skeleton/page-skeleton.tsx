import { chakra } from '@chakra-ui/react/styled-system';
import { Bone } from './bone';
import { Loading } from './loading';

const Page = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6' } });

const Head = chakra('div', { base: { display: 'flex', justifyContent: 'space-between', gap: '6' } });

/** A page that is on its way: title, main action, one block of content. */
export function PageSkeleton() {
  return (
    <Loading>
      <Page>
        <Head>
          <Bone h="7" w="64" />
          <Bone h="9" w="32" borderRadius="md" />
        </Head>
        <Bone h="96" borderRadius="lg" />
      </Page>
    </Loading>
  );
}
