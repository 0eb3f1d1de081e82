import { useMutation } from '@tanstack/react-query';
import { ordAccessQueries } from '@/entities/ord';
import { checkOrdAccess, type OrdAccess } from '@/shared/api';

/** Asks the operator whether the saved access works; the answer is the access's last check. */
export const useCheckOrdAccess = (accessId: number) =>
  useMutation({
    meta: {
      invalidates: [{ queryKey: ordAccessQueries.all() }],
      success: ({ name }: OrdAccess) => `API access ${name} checked`,
    },
    mutationFn: () => checkOrdAccess(accessId),
  });
