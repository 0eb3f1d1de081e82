import type { ReactNode } from 'react';
import { styled } from '@/shared/theme';
import { HeaderActions, HeaderRoot, HeaderRow, HeaderTitleRow } from './page-header-parts';
import { ScreenParents } from './parents';

const Title = styled('h1', {
  base: { textStyle: 'pageTitle', minW: '0', overflowWrap: 'anywhere', textWrap: 'balance', outline: 'none' },
});

const Description = styled('div', { base: { textStyle: 'small', color: 'text.muted', overflowWrap: 'anywhere' } });

const Filters = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', mt: '2' } });

interface PageHeaderProps {
  title: string;
  /** The title is the name of a record, which browsers must not translate. */
  isName?: boolean;
  /** The reason for the state, or the purpose of the page. */
  description?: ReactNode;
  /** Buttons, the primary one last. */
  actions?: ReactNode;
  badge?: ReactNode;
  filters?: ReactNode;
}

/** The only `h1` of a page; also sets the title of the browser tab. */
export function PageHeader({ title, isName = false, description, actions, badge, filters }: PageHeaderProps) {
  return (
    <HeaderRoot>
      <title>{`${title} · Preroll`}</title>
      <ScreenParents />
      <HeaderRow>
        <HeaderTitleRow>
          <Title tabIndex={-1} translate={isName ? 'no' : undefined}>
            {title}
          </Title>
          {badge}
        </HeaderTitleRow>
        {actions && <HeaderActions>{actions}</HeaderActions>}
      </HeaderRow>
      {description && <Description>{description}</Description>}
      {filters && <Filters>{filters}</Filters>}
    </HeaderRoot>
  );
}
