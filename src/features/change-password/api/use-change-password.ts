import { useMutation } from '@tanstack/react-query';
import { changePassword, type PasswordChange } from '@/shared/api';

/** The user's other sessions end; this one goes on. */
export const useChangePassword = () =>
  useMutation({
    meta: { hasForm: true },
    mutationFn: (values: PasswordChange) => changePassword(values),
  });
