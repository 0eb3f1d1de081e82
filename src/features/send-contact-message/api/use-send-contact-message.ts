import { useMutation } from '@tanstack/react-query';
import { type ContactMessage, sendContactMessage } from '@/shared/api';

/** Leaves a message with the people who run this installation. */
export const useSendContactMessage = () =>
  useMutation({
    meta: { hasForm: true },
    mutationFn: (message: ContactMessage) => sendContactMessage(message),
  });
