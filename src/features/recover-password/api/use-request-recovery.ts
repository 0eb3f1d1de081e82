import { useMutation } from '@tanstack/react-query';
import { type RecoveryRequest, requestRecovery } from '@/shared/api';

/** Requests the recovery email. The response does not reveal whether the account exists. */
export const useRequestRecovery = () =>
  useMutation({
    meta: { hasForm: true },
    mutationFn: (values: RecoveryRequest) => requestRecovery(values),
  });
