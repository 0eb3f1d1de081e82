import { useMutation } from '@tanstack/react-query';
import { type ContactMessage, sendContactMessage } from '@/shared/api';

export const useSendContactMessage = () =>
  useMutation({
    meta: { hasForm: true },
    mutationFn: (message: ContactMessage) => sendContactMessage(message),
  });
