import { CalendarDays } from 'lucide-react';
import { type Cabinet, managesOthers } from '@/entities/session';
import { ButtonLink } from '@/shared/ui/button';

interface ByMonthProps {
  cabinet: Cabinet;
  site: number;
  owner: number;
}

export const ByMonth = ({ cabinet, site, owner }: ByMonthProps) => (
  <ButtonLink
    to="/$cabinet/finances/invalid-traffic"
    params={{ cabinet }}
    search={{ site, client: managesOthers(cabinet) ? owner : undefined }}
    variant="chip"
    size="sm"
    icon={<CalendarDays aria-hidden />}
  >
    By month
  </ButtonLink>
);
