import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

const Root = chakra('header', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: '3', mb: '6' },
});

const Words = chakra('div', { base: { flex: '1 1 16rem', minW: '0' } });

const TitleRow = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' } });

const Title = chakra('h1', { base: { textStyle: 'pageTitle', minW: '0', overflowWrap: 'anywhere' } });

const Description = chakra('p', { base: { mt: '1', color: 'text.muted' } });

const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

const Filters = chakra('div', {
  base: { flexBasis: 'full', display: 'flex', flexWrap: 'wrap', gap: '2', mt: '2', mb: '-2' },
});

interface PageHeaderProps {
  title: string;
  description?: ReactNode;
  /** Buttons; the main one last. */
  actions?: ReactNode;
  /** The status of what the page shows. */
  badge?: ReactNode;
  /** What narrows down the list below. */
  filters?: ReactNode;
}

/** The one `h1` of a page; also names the tab of the browser. */
export function PageHeader({ title, description, actions, badge, filters }: PageHeaderProps) {
  return (
    <Root>
      <title>{`${title} · Preroll`}</title>
      <Words>
        <TitleRow>
          <Title>{title}</Title>
          {badge}
        </TitleRow>
        {description && <Description>{description}</Description>}
      </Words>
      {actions && <Actions>{actions}</Actions>}
      {filters && <Filters>{filters}</Filters>}
    </Root>
  );
}
