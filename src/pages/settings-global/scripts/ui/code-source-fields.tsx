import { useFormContext, useWatch } from 'react-hook-form';
import type { ScriptKind } from '@/shared/api';
import { Segmented } from '@/shared/ui/segmented';
import { UrlField } from '@/shared/ui/url-field';
import type { CodeSource } from '../model/chosen-code';
import { CodeField } from './code-field';
import { TestRun } from './test-run';

interface CodeSourceFieldsProps {
  kind: ScriptKind;
  source: CodeSource;
  onChange: (source: CodeSource) => void;
}

/** The code of a script, which can be tested, or the URL that it is fetched from. */
export function CodeSourceFields({ kind, source, onChange }: CodeSourceFieldsProps) {
  const { control } = useFormContext();
  const typed: string = useWatch({ control, name: 'source_code' });
  return (
    <>
      <Segmented
        label="Where the code comes from"
        options={[
          { value: 'code', label: 'File or text' },
          { value: 'address', label: 'Address' },
        ]}
        value={source}
        onChange={onChange}
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
    </>
  );
}
