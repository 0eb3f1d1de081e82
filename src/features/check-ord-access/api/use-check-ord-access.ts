import { useMutation } from '@tanstack/react-query';
import { ordAccessQueries } from '@/entities/ord';
import { checkOrdAccess, type OrdAccess } from '@/shared/api';

/** Checks the saved access with the operator. The result becomes the access's last check. */
export const useCheckOrdAccess = (accessId: number) =>
  useMutation({
    meta: {
      invalidates: [{ queryKey: ordAccessQueries.all() }],
      success: ({ name }: OrdAccess) => `API access ${name} checked`,
    },
    mutationFn: () => checkOrdAccess(accessId),
  });
