import { useMutation } from '@tanstack/react-query';
import { type RecoveryRequest, requestRecovery } from '@/shared/api';

/** Asks for the message with the link. Nobody learns from the answer whether there is such an account. */
export const useRequestRecovery = () =>
  useMutation({
    meta: { hasForm: true },
    mutationFn: (values: RecoveryRequest) => requestRecovery(values),
  });
