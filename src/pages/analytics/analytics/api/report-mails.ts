import { queryOptions } from '@tanstack/react-query';
import type { Cabinet } from '@/entities/session';
import { listReportMails } from '@/shared/api';

/** The user's report mails in a cabinet. */
export const reportMails = (cabinet: Cabinet) =>
  queryOptions({
    queryKey: ['report mails', cabinet],
    queryFn: async ({ signal }) => (await listReportMails({ signal })).items,
  });
