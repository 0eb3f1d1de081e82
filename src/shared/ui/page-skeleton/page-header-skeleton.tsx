import { styled } from '@/shared/theme';
import { HeaderActions, HeaderRoot, HeaderRow, HeaderTitleRow, ScreenParents } from '@/shared/ui/page-header';
import { SkeletonBlock } from '@/shared/ui/skeleton';

/** Reserves the space of the parent links, hidden because nothing in a skeleton may be focusable. */
const Unseen = styled('div', { base: { visibility: 'hidden', _empty: { display: 'none' } } });

export interface PageHeaderSkeletonProps {
  badge?: boolean;
  description?: boolean;
  actions?: number;
}

/** Skeleton of a `PageHeader`. */
export const PageHeaderSkeleton = ({ badge, description, actions = 0 }: PageHeaderSkeletonProps) => (
  <HeaderRoot as="div">
    <Unseen>
      <ScreenParents />
    </Unseen>
    <HeaderRow>
      <HeaderTitleRow>
        <SkeletonBlock h="7" w="48" />
        {badge && <SkeletonBlock h="5" w="20" />}
      </HeaderTitleRow>
      {actions > 0 && (
        <HeaderActions>
          {Array.from({ length: actions }, (_, action) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
            <SkeletonBlock key={action} h="8" w={action === actions - 1 ? '32' : '20'} borderRadius="md" />
          ))}
        </HeaderActions>
      )}
    </HeaderRow>
    {description && <SkeletonBlock h="4" w="60" my="0.5" />}
  </HeaderRoot>
);
