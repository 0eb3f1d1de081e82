import { chakra } from '@chakra-ui/react/styled-system';
import { get, useFormState } from 'react-hook-form';
import { styled } from '@/shared/theme';
import { type FieldProps, FieldShell, inputRecipe, useField } from '@/shared/ui/field';
import { punycodeOf, type UrlRule, validateUrl, withScheme } from './read-url';

const Input = chakra('input', inputRecipe);

const Host = styled('span', { base: { fontFamily: 'mono' } });

interface UrlFieldProps extends FieldProps, Pick<UrlRule, 'secure'> {
  placeholder?: string;
}

/** A web address. `https://` is added on blur if the scheme is missing. */
export function UrlField({ name, secure, help, placeholder, ...shell }: UrlFieldProps) {
  const { defaultValues } = useFormState();
  const rule = { secure, saved: get(defaultValues, name) as unknown };
  const { field, error } = useField(name, (value) => validateUrl(value, rule));
  const text = typeof field.value === 'string' ? field.value : '';
  const host = punycodeOf(text);

  const leave = () => {
    const whole = withScheme(text);
    if (whole !== text) field.onChange(whole);
    field.onBlur();
  };

  const note = host ? (
    <span>
      <span>Known to the network as</span> <Host>{host}</Host>
      {help && (
        <>
          <span>.</span> <span>{help}</span>
        </>
      )}
    </span>
  ) : (
    help
  );

  return (
    <FieldShell {...shell} help={note} error={error}>
      {(control) => (
        <Input
          {...control}
          {...field}
          type="url"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={placeholder}
          value={text}
          onBlur={leave}
        />
      )}
    </FieldShell>
  );
}
