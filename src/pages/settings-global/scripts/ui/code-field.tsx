import { MAX_SCRIPT_BYTES, readScript } from '@preroll/rules/advert/script-code';
import { useFormContext } from 'react-hook-form';
import { TextareaField } from '@/shared/ui/field';
import { FileDrop } from '@/shared/ui/file-drop';

const types = ['text/javascript', 'application/javascript', 'application/x-javascript'];
const accept = Object.fromEntries(types.map((type) => [type, ['.js']]));

/** The code of a script, pasted or read from a file. */
export function CodeField() {
  const { setValue, setError, clearErrors } = useFormContext();

  const take = async (file: File) => {
    const { code, refusal } = readScript(new Uint8Array(await file.arrayBuffer()));
    if (code === null) setError('source_code', { message: `${file.name}: ${refusal}` });
    else setValue('source_code', code, { shouldDirty: true, shouldValidate: true });
  };

  return (
    <>
      <FileDrop
        label="Drop a script here"
        accept={accept}
        maxBytes={MAX_SCRIPT_BYTES}
        hint="A .js file of up to 512 kB, in UTF-8"
        onFile={(file) => void take(file)}
        onRefusal={() => clearErrors('source_code')}
      />
      <TextareaField name="source_code" label="Code" rows={8} isCode required />
    </>
  );
}
