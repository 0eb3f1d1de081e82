import { HeaderActions, HeaderRoot, HeaderTitleRow, HeaderWords } from '@/shared/ui/page-header';
import { Bone } from '@/shared/ui/skeleton';

export interface PageHeaderSkeletonProps {
  /** Its status stands beside the title. */
  badge?: boolean;
  description?: boolean;
  /** How many buttons stand at the end. */
  actions?: number;
}

/** A `PageHeader` that is on its way. */
export const PageHeaderSkeleton = ({ badge, description, actions = 0 }: PageHeaderSkeletonProps) => (
  <HeaderRoot as="div">
    <HeaderWords>
      <HeaderTitleRow>
        <Bone h="7" w="48" />
        {badge && <Bone h="6" w="20" />}
      </HeaderTitleRow>
      {description && <Bone h="4" w="60" mt="1.5" mb="0.5" />}
    </HeaderWords>
    {actions > 0 && (
      <HeaderActions>
        {Array.from({ length: actions }, (_, action) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bones have no identity
          <Bone key={action} h="9" w={action === actions - 1 ? '32' : '20'} borderRadius="md" />
        ))}
      </HeaderActions>
    )}
  </HeaderRoot>
);
