import { queryOptions } from '@tanstack/react-query';
import type { Cabinet } from '@/entities/session';
import { listReportMails } from '@/shared/api';

/** The reports that the user has mailed, in a cabinet. */
export const reportMails = (cabinet: Cabinet) =>
  queryOptions({
    queryKey: ['report mails', cabinet],
    queryFn: async ({ signal }) => (await listReportMails({ signal })).items,
  });
