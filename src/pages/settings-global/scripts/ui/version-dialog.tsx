import { useSuspenseQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { scriptQueries } from '@/entities/script';
import { type ScriptSettings, updateScript } from '@/shared/api';
import { ScriptInput } from '@/shared/contract';
import { contractResolver } from '@/shared/lib/forms';
import { useRecordForm } from '@/shared/ui/form';
import { FormDialog } from '@/shared/ui/form-dialog';
import { LazyBoundary } from '@/shared/ui/lazy-boundary';
import { notify } from '@/shared/ui/toaster';
import { settingsEdits } from '@/widgets/settings-history';
import { type CodeSource, chosenCode, setCodeError } from '../model/chosen-code';
import { CodeSourceFields } from './code-source-fields';

interface VersionDialogProps {
  script: ScriptSettings;
  onClose: () => void;
}

/** Adds a version to a script, starting with its current code. */
export function VersionDialog({ script, onClose }: VersionDialogProps) {
  const fail = () => {
    notify.error(`The code of version ${script.current.number} could not be loaded`);
    onClose();
  };
  return (
    <LazyBoundary onLoadError={fail}>
      <VersionForm script={script} onClose={onClose} />
    </LazyBoundary>
  );
}

function VersionForm({ script: latest, onClose }: VersionDialogProps) {
  // if another user saves a version, the form keeps showing the previous one until the new code has loaded
  const script = useDeferredValue(latest);
  const { data: code } = useSuspenseQuery(scriptQueries.code(script.id, script.current.number));
  const [source, setSource] = useState<CodeSource>('code');
  const toFormValues = ({ kind, name, status, is_default }: ScriptSettings) => ({
    kind,
    name,
    status,
    is_default,
    source_code: code,
    url: '',
  });
  const { form, edited, save } = useRecordForm({
    record: script,
    toFormValues,
    resolver: contractResolver(ScriptInput, ['source_code', 'url']),
    save: ({ kind: _, ...values }: ScriptInput, { version }) => updateScript(script.id, { ...values, version }),
    meta: {
      invalidates: [{ queryKey: scriptQueries.all() }],
      success: ({ name, current }: ScriptSettings) => `Version ${current.number} of ${name} saved`,
    },
  });
  const submit = async (values: ScriptInput) => {
    const chosen = chosenCode(form, source, values);
    if (chosen === null) return false;
    if (chosen.source_code === code) {
      setCodeError(form, source, `This is the code of version ${script.current.number}: change it, or choose a file`);
      return false;
    }
    await save({ ...values, ...chosen });
    return true;
  };
  return (
    <FormDialog
      title={`New version of ${script.name}`}
      form={form}
      edited={{ what: 'script', ...edited, history: settingsEdits('script', script.id) }}
      submitLabel={`Save as version ${script.current.number + 1}`}
      onSubmit={submit}
      onClose={onClose}
    >
      <CodeSourceFields kind={script.kind} source={source} onChange={setSource} />
    </FormDialog>
  );
}
