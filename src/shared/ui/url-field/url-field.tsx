import { chakra } from '@chakra-ui/react/styled-system';
import { type FieldProps, FieldShell, inputRecipe, useField } from '@/shared/ui/field';
import { punycodeOf, refuseUrl, type UrlRule, withScheme } from './read-url';

const Input = chakra('input', inputRecipe);

const Host = chakra('span', { base: { fontFamily: 'mono' } });

interface UrlFieldProps extends FieldProps, UrlRule {
  placeholder?: string;
}

/** A web address. One without a scheme gets `https://` when the field is left. */
export function UrlField({ name, secure, help, placeholder, ...shell }: UrlFieldProps) {
  const { field, error } = useField(name, (value) => refuseUrl(value, { secure }));
  const text = typeof field.value === 'string' ? field.value : '';
  const host = punycodeOf(text);

  const leave = () => {
    const whole = withScheme(text);
    if (whole !== text) field.onChange(whole);
    field.onBlur();
  };

  const note = host ? (
    <span>
      Known to the network as <Host>{host}</Host>
      {help && <>. {help}</>}
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
