import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useState } from 'react';
import { type FieldValues, useForm, useWatch } from 'react-hook-form';
import { Form, formBehaviour, SubmitButton } from '@/shared/ui/form';
import { StoryOutput } from '../story-output';

const Width = chakra('div', { base: { '&[data-narrow]': { w: '80' } } });

interface FieldFrameProps {
  children: ReactNode;
  values?: Record<string, unknown>;
  /** Initial error messages by field. */
  errors?: Record<string, string>;
  /** Renders at the width of a phone, 320 px. */
  narrow?: boolean;
  /** Adds a submit button, and reports the submitted values. */
  submit?: boolean;
  /** Validates with a schema in which only these fields are required. */
  required?: readonly string[];
  /** Doesn't print the values: a list of thousands would dominate the rendering time. */
  quiet?: boolean;
}

const Values = () => <StoryOutput label="Values" value={useWatch()} />;

const requiring = (names: readonly string[]) => (values: FieldValues) => {
  const missing = names.filter((name) => values[name] === undefined);
  const errors = Object.fromEntries(missing.map((name) => [name, { type: 'required', message: 'Required' }]));
  return missing.length > 0 ? { values: {}, errors } : { values, errors: {} };
};

/** Wraps the fields of a story in a form and reports its values. */
export function FieldFrame({ children, values = {}, errors = {}, narrow, submit, required, quiet }: FieldFrameProps) {
  // created once, because react-hook-form compares it by identity
  const [refused] = useState(() =>
    Object.fromEntries(Object.entries(errors).map(([name, message]) => [name, { type: 'server', message }])),
  );
  const [sent, setSent] = useState<unknown>(null);
  const form = useForm({
    ...formBehaviour,
    defaultValues: values,
    errors: refused,
    ...(required && { resolver: requiring(required) }),
  });
  return (
    <Width data-narrow={narrow ? '' : undefined}>
      <Form form={form} label="Fields" onSubmit={setSent}>
        {children}
        {submit && (
          <div>
            <SubmitButton>Save</SubmitButton>
          </div>
        )}
        {!quiet && <Values />}
        {sent !== null && <StoryOutput label="Sent" value={sent} />}
      </Form>
    </Width>
  );
}
