import { type ReactElement, type ReactNode, type Ref, useId } from 'react';
import { styled } from '@/shared/theme';

const Root = styled('section', {
  base: {
    minW: '0',
    'section + &': { borderTopWidth: 'hairline', pt: '4' },
    '&:focus': { outline: 'none' },
    scrollMarginTop: { base: 'calc({sizes.topbar} + {spacing.4})', md: '4' },
  },
});

const Head = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', minH: '10', pb: '1' },
});

const Title = styled('h2', { base: { flex: '1 1 auto', textStyle: 'sectionTitle' } });

const Body = styled('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5', pt: '1', pb: '5' },
});

interface SectionProps {
  /** Id of the element, so that links can move the focus here. */
  id?: string;
  ref?: Ref<HTMLElement>;
  title: string;
  actions?: ReactElement | false;
  children: ReactNode;
}

export function Section({ id, ref, title, actions, children }: SectionProps) {
  const titleId = useId();
  return (
    <Root ref={ref} id={id} tabIndex={id === undefined ? undefined : -1} aria-labelledby={titleId}>
      <Head>
        <Title id={titleId}>{title}</Title>
        {actions}
      </Head>
      <Body>{children}</Body>
    </Root>
  );
}
