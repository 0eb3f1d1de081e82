import type { LinkProps } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIsBelow } from '@/shared/lib/media-query';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Menu } from '@/shared/ui/menu';

export interface HeaderLink extends Pick<LinkProps, 'to' | 'params' | 'search'> {
  key: string;
  label: string;
  icon?: ReactNode;
}

/** The links of a page header beside its primary action. Below `sm` several links are combined in a menu. */
export function HeaderLinks({ links }: { links: readonly HeaderLink[] }) {
  const isNarrow = useIsBelow('sm');
  if (isNarrow && links.length > 1)
    return (
      <Menu
        label="More"
        trigger={
          <Button variant="outline">
            More
            <ChevronDown aria-hidden />
          </Button>
        }
        items={links}
      />
    );
  return links.map(({ key, label, ...link }) => (
    <ButtonLink key={key} variant="outline" {...link}>
      {label}
    </ButtonLink>
  ));
}
