import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { getInvoiceFile } from '@/shared/api';
import { downloadDocument } from '@/shared/lib/save-file';
import { IconButton } from '@/shared/ui/icon-button';

interface DownloadButtonProps {
  invoiceId: number;
  /** `Act 2026-000012` */
  name: string;
}

export function DownloadButton({ invoiceId, name }: DownloadButtonProps) {
  const download = useMutation({ mutationFn: () => getInvoiceFile(invoiceId), onSuccess: downloadDocument });
  return (
    <IconButton
      label={`Download ${name}`}
      icon={<Download aria-hidden />}
      disabledReason={download.isPending ? 'being made' : undefined}
      onClick={() => download.mutate()}
    />
  );
}
