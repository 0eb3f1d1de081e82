import { Copy } from 'lucide-react';
import { useState } from 'react';
import type { Advert } from '@/entities/advert';
import { Button } from '@/shared/ui/button';
import { CopyAdvertDialog } from './copy-advert-dialog';

export function CopyAdvertButton({ advert }: { advert: Advert }) {
  const [copying, setCopying] = useState(false);
  return (
    <>
      <Button variant="outline" icon={<Copy aria-hidden />} onClick={() => setCopying(true)}>
        Copy
      </Button>
      {copying && <CopyAdvertDialog advert={advert} onClose={() => setCopying(false)} />}
    </>
  );
}
