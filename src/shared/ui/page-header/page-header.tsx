import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { HeaderActions, HeaderRoot, HeaderTitleRow, HeaderWords } from './page-header-parts';

const Title = chakra('h1', { base: { textStyle: 'pageTitle', minW: '0', overflowWrap: 'anywhere', outline: 'none' } });

const Description = chakra('p', { base: { mt: '1', color: 'text.muted' } });

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

/** The one `h1` of a page, which reading begins with; also names the tab of the browser. */
export function PageHeader({ title, description, actions, badge, filters }: PageHeaderProps) {
  return (
    <HeaderRoot>
      <title>{`${title} · Preroll`}</title>
      <HeaderWords>
        <HeaderTitleRow>
          <Title tabIndex={-1}>{title}</Title>
          {badge}
        </HeaderTitleRow>
        {description && <Description>{description}</Description>}
      </HeaderWords>
      {actions && <HeaderActions>{actions}</HeaderActions>}
      {filters && <Filters>{filters}</Filters>}
    </HeaderRoot>
  );
}
