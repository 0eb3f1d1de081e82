import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ScriptSettings } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { VersionDialog } from './version-dialog';

export function NewVersionButton({ script }: { script: ScriptSettings }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Plus aria-hidden />} onClick={() => setOpen(true)}>
        New version
      </Button>
      {open && <VersionDialog script={script} onClose={() => setOpen(false)} />}
    </>
  );
}
