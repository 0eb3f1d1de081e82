import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { notificationQueries } from '../api/notification-queries';
import { formatUnread } from '../model/format-unread';

/**
 * Announces changes of the number of unread notifications to screen readers; the bell's label has the initial number.
 */
export function UnreadStatus() {
  const { data: unread } = useQuery(notificationQueries.unread());
  const [known, setKnown] = useState(unread);
  const [text, setText] = useState('');
  if (unread !== undefined && unread !== known) {
    setKnown(unread);
    if (known !== undefined) setText(formatUnread(unread));
  }
  return (
    <VisuallyHidden role="status" aria-label="Unread notifications">
      {text}
    </VisuallyHidden>
  );
}
