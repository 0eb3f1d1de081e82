import { Ban, CircleCheck, CircleDashed, Hourglass } from 'lucide-react';
import type { Invoice } from '@/shared/api';
import { documentState } from '../model/document-labels';
import { MoneyBadge } from './money-badge';

const icons = { draft: CircleDashed, issued: CircleCheck, paid: CircleCheck, void: Ban };

export function DocumentStatusBadge({ document: { kind, status } }: { document: Pick<Invoice, 'kind' | 'status'> }) {
  // an act waits for no payment
  const isAwaited = kind === 'invoice' && status === 'issued';
  const Icon = isAwaited ? Hourglass : icons[status];
  return (
    <MoneyBadge tone={isAwaited ? 'awaited' : 'calm'}>
      <Icon aria-hidden />
      <span>{documentState({ kind, status })}</span>
    </MoneyBadge>
  );
}
