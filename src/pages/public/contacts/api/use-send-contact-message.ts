import { useMutation } from '@tanstack/react-query';
import { type ContactMessage, sendContactMessage } from '@/shared/api';

/** Sends a message to the operator of this installation. */
export const useSendContactMessage = () =>
  useMutation({
    meta: { hasForm: true },
    mutationFn: (message: ContactMessage) => sendContactMessage(message),
  });
