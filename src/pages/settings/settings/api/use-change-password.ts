import { useMutation } from '@tanstack/react-query';
import { changePassword, type PasswordChange } from '@/shared/api';

/** Changes the password. The user's other sessions end, this one continues. */
export const useChangePassword = () =>
  useMutation({
    meta: { hasForm: true },
    mutationFn: (values: PasswordChange) => changePassword(values),
  });
