import { useMutation } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { scriptQueries } from '@/entities/script';
import { restoreScriptVersion, type ScriptSettings } from '@/shared/api';
import { useConfirm } from '@/shared/ui/confirm-dialog';
import { IconButton } from '@/shared/ui/icon-button';

/** Makes an earlier version of a script the current one, after a confirmation. */
export function RestoreButton({ script, number }: { script: ScriptSettings; number: number }) {
  const confirm = useConfirm();
  const { mutate } = useMutation({
    meta: {
      invalidates: [{ queryKey: scriptQueries.all() }],
      success: ({ current }: ScriptSettings) => `Version ${number} restored as ${current.number}`,
    },
    mutationFn: () => restoreScriptVersion(script.id, number, { version: script.version }),
  });
  const ask = async () => {
    const isSure = await confirm({
      title: `Restore version ${number}?`,
      text: `Its code becomes version ${script.current.number + 1}, and placements get it from now on.`,
      confirmLabel: 'Restore',
    });
    if (isSure) mutate();
  };
  return <IconButton label={`Restore version ${number}`} icon={<Undo2 aria-hidden />} onClick={() => void ask()} />;
}
