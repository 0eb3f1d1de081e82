import { resolutionQueries, resolutionSize } from '@/entities/resolution';
import { createResolution, type Resolution, updateResolution } from '@/shared/api';
import { ResolutionInput } from '@/shared/contract';
import { contractResolver } from '@/shared/lib/forms';
import { TextField } from '@/shared/ui/field';
import { useRecordForm } from '@/shared/ui/form';
import { FormDialog } from '@/shared/ui/form-dialog';
import { SizeFields } from '@/shared/ui/number-field';
import { settingsEdits } from '@/widgets/settings-history';

const blank = { width: undefined, height: undefined, name: '', version: 0 };
const toFormValues = ({ width, height, name }: Resolution | typeof blank) => ({ width, height, name });

/** Edits a resolution, or creates one if there is no `record`. */
export function ResolutionDialog({ record, onClose }: { record?: Resolution; onClose: () => void }) {
  const { form, edited, save } = useRecordForm({
    record: record ?? blank,
    toFormValues,
    resolver: contractResolver(ResolutionInput),
    save: (values: ResolutionInput, { version }) =>
      record ? updateResolution(record.id, { ...values, version }) : createResolution(values),
    meta: {
      invalidates: [resolutionQueries.list()],
      success: (saved: Resolution) => `Resolution ${resolutionSize(saved)} ${record ? 'updated' : 'created'}`,
    },
  });
  const title = record ? 'Edit resolution' : 'New resolution';
  return (
    <FormDialog
      title={title}
      form={form}
      edited={{ what: 'resolution', ...edited, history: settingsEdits('resolution', record?.id ?? 0) }}
      onSubmit={save}
      onClose={onClose}
      submitLabel={record ? 'Save' : 'Create resolution'}
    >
      <SizeFields required />
      <TextField name="name" label="Name" />
    </FormDialog>
  );
}
