import { useMutation } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { documentName, transactionQueries } from '@/entities/transaction';
import { DraftDialog } from '@/features/draft-invoice';
import { changeInvoiceStatus, type InvoiceAction, type InvoiceDetail, removeInvoice } from '@/shared/api';
import { formatAmount } from '@/shared/lib/format';
import { Button, ignoreDoubleClick } from '@/shared/ui/button';
import { useConfirm } from '@/shared/ui/confirm-dialog';
import { RowMenu } from '@/shared/ui/menu';
import { actionLabels } from '../model/document-texts';
import { VoidDialog } from './void-dialog';

const route = getRouteApi('/$cabinet/finances/documents/$documentId');

type Action = InvoiceAction['action'];

/** The admin actions on a document. Actions that its state forbids are in the menu, with the reason. */
export function DocumentActions({ document }: { document: InvoiceDetail }) {
  const { id, kind, version, actions, user_name } = document;
  const { cabinet } = route.useParams();
  const navigate = route.useNavigate();
  const confirm = useConfirm();
  const [dialog, setDialog] = useState<'edit' | 'void' | null>(null);
  const close = () => setDialog(null);
  const { mutateAsync: makeVoid } = useMutation({
    meta: {
      hasForm: true,
      invalidates: [{ queryKey: transactionQueries.all() }],
      success: `${documentName(document)} is void`,
    },
    mutationFn: (reason: string) => changeInvoiceStatus(id, { status: 'void', reason, version }),
  });
  const issue = useMutation({
    meta: {
      invalidates: [{ queryKey: transactionQueries.all() }],
      success: (saved: InvoiceDetail) => `${documentName(saved)} issued`,
    },
    mutationFn: () => changeInvoiceStatus(id, { status: 'issued', version }),
  });
  const removal = useMutation({
    meta: { invalidates: [{ queryKey: transactionQueries.allDocuments() }], success: 'Draft deleted' },
    mutationFn: () => removeInvoice(id),
    onSuccess: () => navigate({ to: '/$cabinet/finances/documents', params: { cabinet } }),
  });

  const act = async (action: Action) => {
    if (action === 'edit' || action === 'void') return setDialog(action);
    const amount = formatAmount(document.total, document);
    if (action === 'delete') {
      const question = { title: 'Delete this draft?', text: 'It has no number, so nothing is missing afterwards.' };
      if (await confirm({ ...question, confirmLabel: 'Delete draft', danger: true })) removal.mutate();
      return;
    }
    const text =
      kind === 'invoice'
        ? `${user_name} is asked to pay ${amount}. It takes the next number, and can't be edited after that.`
        : `It states ${amount}. It takes the next number, and can't be edited after that.`;
    if (await confirm({ title: `Issue this ${kind}?`, text, confirmLabel: `Issue ${kind}` })) issue.mutate();
  };

  const allowed = actions.filter(({ refusal }) => refusal === null);
  const refused = actions.filter(({ refusal }) => refusal !== null);
  return (
    <>
      {allowed
        // the primary action comes last
        .toSorted((one, other) => Number(one.action === 'issue') - Number(other.action === 'issue'))
        .map(({ action }) => (
          <Button
            key={action}
            variant={action === 'issue' ? 'solid' : 'outline'}
            loading={(action === 'issue' && issue.isPending) || (action === 'delete' && removal.isPending)}
            onClick={ignoreDoubleClick(() => void act(action))}
          >
            {actionLabels[action]}
          </Button>
        ))}
      {refused.length > 0 && (
        <RowMenu
          name={documentName(document)}
          items={refused.map(({ action, refusal }) => ({
            key: action,
            label: actionLabels[action],
            disabledReason: refusal ?? undefined,
            onSelect: () => undefined,
          }))}
        />
      )}
      {dialog === 'edit' && <DraftDialog draft={document} onClose={close} />}
      {dialog === 'void' && <VoidDialog kind={kind} onSubmit={makeVoid} onClose={close} />}
    </>
  );
}
