import { useState } from 'react';
import { scriptQueries, scriptStatusLabels } from '@/entities/script';
import { createScript, type ScriptKind, type ScriptSettings, updateScript } from '@/shared/api';
import { ScriptInput } from '@/shared/contract';
import { contractResolver } from '@/shared/lib/forms';
import { SwitchField, TextField } from '@/shared/ui/field';
import { useRecordForm } from '@/shared/ui/form';
import { FormDialog } from '@/shared/ui/form-dialog';
import { settingsEdits } from '@/widgets/settings-history';
import { type CodeSource, chosenCode } from '../model/chosen-code';
import { CodeSourceFields } from './code-source-fields';

const blank = { name: '', status: 'working', is_default: false, version: 0 } as const;

interface ScriptDialogProps {
  kind: ScriptKind;
  record?: ScriptSettings;
  onClose: () => void;
}

/**
 * Edits a script, or creates one if there is no `record`. The code of existing scripts is edited in a `VersionDialog`.
 */
export function ScriptDialog({ kind, record, onClose }: ScriptDialogProps) {
  const toFormValues = ({ name, status, is_default }: ScriptSettings | typeof blank) => ({
    kind,
    name,
    status,
    is_default,
    source_code: '',
    url: '',
  });
  const [source, setSource] = useState<CodeSource>('code');
  const { form, edited, save } = useRecordForm({
    record: record ?? blank,
    toFormValues,
    resolver: contractResolver(ScriptInput, ['source_code', 'url']),
    save: ({ kind: _, ...values }: ScriptInput, { version }) =>
      record ? updateScript(record.id, { ...values, version }) : createScript({ kind, ...values }),
    meta: {
      invalidates: [{ queryKey: scriptQueries.all() }],
      success: (saved: ScriptSettings) => `Script ${saved.name} ${record ? 'updated' : 'created'}`,
    },
  });
  const submit = async (values: ScriptInput) => {
    const code = record ? { source_code: null, url: null } : chosenCode(form, source, values);
    if (code === null) return false;
    await save({ ...values, ...code });
    return true;
  };
  const title = record ? `Edit ${record.name}` : 'New script';

  return (
    <FormDialog
      title={title}
      form={form}
      edited={{ what: 'script', ...edited, history: settingsEdits('script', record?.id ?? 0) }}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={record ? 'Save' : 'Create script'}
    >
      <TextField name="name" label="Name" required />
      {!record && <CodeSourceFields kind={kind} source={source} onChange={setSource} />}
      <SwitchField
        name="status"
        label={scriptStatusLabels.working}
        help="A stopped script is not offered; placements that have it keep it"
        values={['stopped', 'working']}
      />
      <SwitchField
        name="is_default"
        label="Default"
        help="For placements that choose no script; it moves here from another script"
      />
    </FormDialog>
  );
}
