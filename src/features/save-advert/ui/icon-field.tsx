import { MAX_ICON_BYTES } from '@preroll/rules/advert/icon';
import { formatBytes } from '@preroll/rules/text/format-bytes';
import { type MouseEvent, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { styled } from '@/shared/theme';
import { Button } from '@/shared/ui/button';
import { FieldShell, TextField, useField } from '@/shared/ui/field';
import { FileDrop } from '@/shared/ui/file-drop';
import { focusNeighbour } from '@/shared/ui/form';
import { Image } from '@/shared/ui/image';
import type { AdvertFormValues } from '../model/advert-form';
import { validateIconFile } from '../model/validate-icon-file';

const accept = { 'image/png': ['.png'], 'image/svg+xml': ['.svg'] };

const Row = styled('div', { base: { display: 'flex', gap: '4', alignItems: 'center' } });
const Picture = styled('div', { base: { w: '16', flexShrink: 0 } });

const readAsDataUrl = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/**
 * The icon shown with the video: png or svg, at most 100 kB. It is rendered as an image, so scripts in it can't run.
 */
export function IconField() {
  const { setValue, setError, clearErrors } = useFormContext<AdvertFormValues>();
  const { field, error } = useField('icon');
  const iconName = useWatch<AdvertFormValues, 'icon_name'>({ name: 'icon_name' });

  const choose = async (file: File) => {
    try {
      const refusal = await validateIconFile(file);
      if (refusal !== null) return setError('icon', { message: refusal });
      field.onChange(await readAsDataUrl(file));
      clearErrors('icon');
      if (!iconName) setValue('icon_name', file.name, { shouldDirty: true });
    } catch {
      setError('icon', { message: 'The file could not be read. Choose it again.' });
    }
  };

  const group = useRef<HTMLFieldSetElement>(null);

  const remove = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    focusNeighbour(currentTarget, [], group.current);
    field.onChange(null);
  };

  return (
    <>
      <FieldShell label="Image" error={error}>
        {({ id, 'aria-describedby': describedBy }) => (
          <fieldset ref={group} tabIndex={-1} id={id} aria-label="Image" aria-describedby={describedBy}>
            {field.value ? (
              <Row>
                <Picture>
                  <Image src={field.value} alt={iconName || 'Icon of the advert'} ratio="square" fit="contain" />
                </Picture>
                <Button variant="outline" size="sm" onClick={remove}>
                  Remove icon
                </Button>
              </Row>
            ) : (
              <FileDrop
                label="Drop an image here"
                hint={`PNG or SVG, up to ${formatBytes(MAX_ICON_BYTES)}`}
                accept={accept}
                maxBytes={MAX_ICON_BYTES}
                onFile={(file) => void choose(file)}
              />
            )}
          </fieldset>
        )}
      </FieldShell>
      <TextField name="icon_name" label="Icon name" />
    </>
  );
}
