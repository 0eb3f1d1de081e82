import { Plus } from 'lucide-react';
import { ButtonLink } from '@/shared/ui/button';

interface NewPlacementLinkProps {
  siteId: number;
  variant?: 'solid' | 'outline';
}

export const NewPlacementLink = ({ siteId, variant = 'solid' }: NewPlacementLinkProps) => (
  <ButtonLink
    from="/$cabinet/sites"
    to="/$cabinet/sites/$siteId/placements/new"
    params={{ siteId }}
    variant={variant}
    icon={<Plus aria-hidden />}
  >
    New placement
  </ButtonLink>
);
