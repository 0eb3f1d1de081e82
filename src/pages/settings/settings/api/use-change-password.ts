import { useMutation } from '@tanstack/react-query';
import { changePassword, type PasswordChange } from '@/shared/api';

/** Changes the password. The server ends the user's other sessions and keeps this one. */
export const useChangePassword = () =>
  useMutation({
    meta: { hasForm: true },
    mutationFn: (values: PasswordChange) => changePassword(values),
  });
