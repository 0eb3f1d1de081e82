import { useMutation } from '@tanstack/react-query';
import { type FieldChange, ValidationError } from '@/shared/api';
import { styled } from '@/shared/theme';
import { useConfirm } from '@/shared/ui/confirm-dialog';
import { ChangeLine, Changes, type FieldChange as DescribedChange } from '@/shared/ui/timeline';
import { notify } from '@/shared/ui/toaster';
import { applyRevert, planRevert, type RecordBody, type RevertStep } from '../model/plan-revert';
import type { Revertible } from '../model/revertible';

const Again = styled('p', { base: { mt: '3' } });

type Describe = (change: FieldChange) => DescribedChange;

interface Save {
  version: number;
  changed: RecordBody;
  body: RecordBody;
}

/** Moves the first field error into the message: there is no form, so it is shown in the toast. */
function rethrowWithFieldError(error: unknown): never {
  if (!(error instanceof ValidationError)) throw error;
  throw new ValidationError(Object.values(error.errors).flat()[0] ?? error.message, error.errors);
}

/**
 * Reverts changes of a record by saving the old values as a normal edit. This adds an entry to the history and is
 * subject to the record's rules and permissions. A confirmation shows the effect on each field's current value.
 *
 * @param name of the record
 * @param describe formats a change as the history does
 */
export function useRevert(name: string, revertible: Revertible, describe: Describe) {
  const confirm = useConfirm();
  const { mutate: read, isPending: isReading } = useMutation({ mutationFn: () => revertible.read() });
  const { mutate: save, isPending: isSaving } = useMutation({
    meta: { invalidates: revertible.invalidates, success: `Change of ${name} reverted` },
    mutationFn: (edit: Save) => revertible.save(edit).catch(rethrowWithFieldError),
  });

  const revert = (changes: readonly FieldChange[]) =>
    read(undefined, {
      onSuccess: async ({ version, body }) => {
        const steps = planRevert(changes, body);
        if (steps.length === 0) return notify.info('There is nothing to revert: the old values are back already');
        const text = <RevertQuestion steps={steps} describe={describe} />;
        const isSure = await confirm({ title: `Revert this change of ${name}?`, text, confirmLabel: 'Revert' });
        if (isSure) save({ version, ...applyRevert(steps, body) });
      },
    });
  return { revert, isReverting: isReading || isSaving };
}

function RevertQuestion({ steps, describe }: { steps: readonly RevertStep[]; describe: Describe }) {
  const lines = steps.map(({ field, now, back, backName, hasChangedSince }) => ({
    ...describe({ field, old: now ?? null, new: back, ...(backName !== undefined && { new_name: backName }) }),
    key: field,
    hasChangedSince,
  }));
  const changedSince = lines.filter((line) => line.hasChangedSince).map(({ field }) => field);
  return (
    <>
      <Changes>
        {lines.map(({ key, hasChangedSince: _, ...change }) => (
          <ChangeLine key={key} {...change} />
        ))}
      </Changes>
      {changedSince.length > 0 && <Again>{`Changed again since then: ${changedSince.join(', ')}.`}</Again>}
    </>
  );
}
