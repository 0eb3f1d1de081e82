import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { contractResolver } from '../../src/shared/lib/forms';
import { Button } from '../../src/shared/ui/button';
import { TextField } from '../../src/shared/ui/field';
import { Form, FormBar, formBehaviour, SubmitButton, useUnsavedChangesGuard } from '../../src/shared/ui/form';
import { MoneyField } from '../../src/shared/ui/money-field';
import { PageHeader } from '../../src/shared/ui/page-header';
import { Section } from '../../src/shared/ui/section';
import { Steps } from '../../src/shared/ui/steps';
import { UrlField } from '../../src/shared/ui/url-field';

const Trail = chakra('div', { base: { mb: '6' } });
const Fields = chakra('div', { base: { maxW: 'form' } });

const basics = z.object({ name: z.string().min(1), link: z.string().min(1) });
const budget = z.object({ limit: z.string().min(1) });

export type Answers = z.infer<typeof basics> & z.infer<typeof budget>;
type StepKey = 'basics' | 'budget';

const steps: { key: StepKey; label: string }[] = [
  { key: 'basics', label: 'Basics' },
  { key: 'budget', label: 'Budget' },
];

interface StepProps<Schema extends z.ZodObject> {
  label: string;
  schema: Schema;
  values: z.input<Schema>;
  onDone: (values: z.output<Schema>) => unknown;
  submitLabel: string;
  onBack?: (values: z.input<Schema>) => void;
  children: ReactNode;
}

/** One step: a form that is validated before the next one, and keeps its values when the user goes back. */
function Step<Schema extends z.ZodObject>(props: StepProps<Schema>) {
  const { label, schema, values, onDone, submitLabel, onBack, children } = props;
  const form = useForm({ ...formBehaviour, resolver: contractResolver(schema), defaultValues: values as never });
  return (
    <Form form={form} onSubmit={onDone as (values: unknown) => unknown} label={label} width="full">
      <Fields>
        <Section title={label}>{children}</Section>
      </Fields>
      <FormBar>
        {onBack && (
          <Button variant="outline" onClick={() => onBack(form.getValues() as z.input<Schema>)}>
            Back
          </Button>
        )}
        <SubmitButton>{submitLabel}</SubmitButton>
      </FormBar>
    </Form>
  );
}

interface StepsPageProps {
  save: (answers: Answers) => Promise<unknown>;
  /** The answers of earlier steps. */
  answered?: Answers;
  at?: StepKey;
}

const nothing: Answers = { name: '', link: '', limit: '' };

/** The steps to a new record, below the step navigation. Answers are kept when the user goes back and forth. */
export function StepsPage({ save, answered = nothing, at = 'basics' }: StepsPageProps) {
  // a real page keeps the step in the URL, so that Back returns to the previous one
  const [step, setStep] = useState<StepKey>(at);
  const [answers, setAnswers] = useState(answered);
  useUnsavedChangesGuard(answers.name !== answered.name);

  const keep = (values: Partial<Answers>, next: StepKey) => {
    setAnswers({ ...answers, ...values });
    setStep(next);
  };

  return (
    <>
      <PageHeader title="New campaign" />
      <Trail>
        <Steps label="Steps to a new campaign" steps={steps} current={step} />
      </Trail>
      {step === 'basics' ? (
        <Step
          key="basics"
          label="Basics"
          schema={basics}
          values={answers}
          submitLabel="Next: Budget"
          onDone={(values) => keep(values, 'budget')}
        >
          <TextField name="name" label="Name" required />
          <UrlField name="link" label="Link" help="Where its adverts lead" required />
        </Step>
      ) : (
        <Step
          key="budget"
          label="Budget"
          schema={budget}
          values={answers}
          submitLabel="Create campaign"
          onDone={(values) => save({ ...answers, ...values })}
          onBack={(values) => keep(values, 'basics')}
        >
          <MoneyField name="limit" label="Budget" currency="RUB" required />
        </Step>
      )}
    </>
  );
}
