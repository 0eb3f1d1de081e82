import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { scriptQueries } from '@/entities/script';
import { createScript, type ScriptKind, type ScriptSettings, updateScript } from '@/shared/api';
import { ScriptInput } from '@/shared/contract';
import { contractResolver } from '@/shared/lib/forms';
import { SelectField, SwitchField, TextField } from '@/shared/ui/field';
import { formBehaviour, useEditedRecord } from '@/shared/ui/form';
import { FormDialog } from '@/shared/ui/form-dialog';
import { Segmented } from '@/shared/ui/segmented';
import { UrlField } from '@/shared/ui/url-field';
import { statusOptions } from '../model/status-options';
import { CodeField } from './code-field';
import { TestRun } from './test-run';

type Source = 'kept' | 'code' | 'address';

const blank = { name: '', status: 'working', is_default: false, version: 0 } as const;

interface ScriptDialogProps {
  kind: ScriptKind;
  record?: ScriptSettings;
  onClose: () => void;
}

/** Edits a script; without one it creates a new one. */
export function ScriptDialog({ kind, record, onClose }: ScriptDialogProps) {
  const toFormValues = ({ name, status, is_default }: ScriptSettings | typeof blank) => ({
    kind,
    name,
    status,
    is_default,
    source_code: '',
    url: '',
  });
  const [source, setSource] = useState<Source>(record ? 'kept' : 'code');
  const resolver = contractResolver(ScriptInput, ['source_code', 'url']);
  const form = useForm({ ...formBehaviour, resolver, defaultValues: toFormValues(record ?? blank) });
  const edited = useEditedRecord(form, record ?? blank, toFormValues);
  const { version } = edited.base;
  const { mutateAsync } = useMutation({
    meta: {
      hasForm: true,
      invalidates: [{ queryKey: scriptQueries.all() }],
      success: (saved: ScriptSettings) => `Script ${saved.name} ${record ? 'updated' : 'created'}`,
    },
    mutationFn: ({ kind: _, ...values }: ScriptInput) =>
      record ? updateScript(record.id, { ...values, version }) : createScript({ kind, ...values }),
  });
  const save = async (values: ScriptInput) => {
    const code = {
      source_code: source === 'code' ? values.source_code : null,
      url: source === 'address' ? values.url : null,
    };
    const field = source === 'code' ? 'source_code' : 'url';
    if (source !== 'kept' && !code[field]) {
      form.setError(field, { message: 'Required' }, { shouldFocus: true });
      return false;
    }
    await mutateAsync({ ...values, ...code });
    return true;
  };
  const typed = useWatch({ control: form.control, name: 'source_code' });
  const title = record ? `Edit ${record.name}` : 'New script';

  return (
    <FormDialog title={title} form={form} edited={{ what: 'script', ...edited }} onSubmit={save} onClose={onClose}>
      <TextField name="name" label="Name" required />
      <Segmented
        label="Where the code comes from"
        options={[
          ...(record ? [{ value: 'kept' as const, label: `Version ${record.current.number}` }] : []),
          { value: 'code', label: 'File or text' },
          { value: 'address', label: 'Address' },
        ]}
        value={source}
        onChange={setSource}
      />
      {source === 'code' && <CodeField />}
      {source === 'code' && typed && <TestRun kind={kind} code={typed} />}
      {source === 'address' && (
        <UrlField
          name="url"
          label="Address"
          secure
          help="Fetched once, now: later changes at the address don't arrive"
          required
        />
      )}
      <SelectField name="status" label="Status" options={statusOptions} required />
      <SwitchField
        name="is_default"
        label="Default"
        help="For placements that choose no script; it moves here from another script"
      />
    </FormDialog>
  );
}
