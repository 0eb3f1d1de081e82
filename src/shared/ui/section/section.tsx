import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';

const Root = chakra('section', {
  base: { minW: '0', 'section + &': { borderTopWidth: 'hairline', pt: '4' } },
});

const Head = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', minH: '10', pb: '1' },
});

const Title = chakra('h2', { base: { flex: '1 1 auto', textStyle: 'sectionTitle' } });

const Body = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5', pt: '1', pb: '5' },
});

interface SectionProps {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** A titled part of a page. */
export function Section({ title, actions, children }: SectionProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <Head>
        <Title id={id}>{title}</Title>
        {actions}
      </Head>
      <Body>{children}</Body>
    </Root>
  );
}
