import { FolderOpen, Globe } from 'lucide-react';
import { EmptyState } from '@/shared/ui/empty-state';

export const NoSites = ({ folder }: { folder: number | undefined }) =>
  folder === undefined ? (
    <EmptyState icon={<Globe aria-hidden />} title="No sites yet" />
  ) : (
    <EmptyState icon={<FolderOpen aria-hidden />} title="No sites here">
      Move sites here by the menu of their rows, or drag them onto the folder.
    </EmptyState>
  );
