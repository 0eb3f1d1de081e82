import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { contractResolver } from '../../src/shared/lib/forms';
import { Button } from '../../src/shared/ui/button';
import { TextField } from '../../src/shared/ui/field';
import { Form, formBehaviour, SubmitButton, useUnsavedChangesGuard } from '../../src/shared/ui/form';
import { MoneyField } from '../../src/shared/ui/money-field';
import { PageHeader } from '../../src/shared/ui/page-header';
import { RadioCards } from '../../src/shared/ui/radio-cards';
import { Steps } from '../../src/shared/ui/steps';

const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

const Trail = chakra('div', { base: { mb: '6' } });

const offer = z.object({ name: z.string().min(1), pays: z.enum(['show', 'click']) });
const budget = z.object({ limit: z.string().min(1) });

export type Answers = z.infer<typeof offer> & z.infer<typeof budget>;
type StepKey = 'offer' | 'budget';

const steps: { key: StepKey; label: string }[] = [
  { key: 'offer', label: 'Offer' },
  { key: 'budget', label: 'Budget' },
];

interface WizardStepProps<Schema extends z.ZodObject> {
  label: string;
  schema: Schema;
  values: z.input<Schema>;
  onDone: (values: z.output<Schema>) => unknown;
  submitLabel: string;
  onBack?: (values: z.input<Schema>) => void;
  children: ReactNode;
}

/**
 * One step of the wizard: a form that is validated before the next step, and keeps its values when the user goes back.
 */
function WizardStep<Schema extends z.ZodObject>(props: WizardStepProps<Schema>) {
  const { label, schema, values, onDone, submitLabel, onBack, children } = props;
  const form = useForm({ ...formBehaviour, resolver: contractResolver(schema), defaultValues: values as never });
  return (
    <Form form={form} onSubmit={onDone as (values: unknown) => unknown} label={label}>
      {children}
      <Actions>
        <SubmitButton>{submitLabel}</SubmitButton>
        {onBack && (
          <Button variant="outline" onClick={() => onBack(form.getValues() as z.input<Schema>)}>
            Back
          </Button>
        )}
      </Actions>
    </Form>
  );
}

interface WizardPageProps {
  save: (answers: Answers) => Promise<unknown>;
  at?: StepKey;
}

/** Wizard with a title, a step indicator, and values that survive going back and forth. */
export function WizardPage({ save, at = 'offer' }: WizardPageProps) {
  // a real page keeps the step in the URL, so that Back returns to the previous one
  const [step, setStep] = useState<StepKey>(at);
  const [answers, setAnswers] = useState<Answers>({ name: '', pays: 'show', limit: '' });
  useUnsavedChangesGuard(answers.name !== '');

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
      {step === 'offer' ? (
        <WizardStep
          key="offer"
          label="Offer"
          schema={offer}
          values={answers}
          submitLabel="Continue"
          onDone={(values) => keep(values, 'budget')}
        >
          <TextField name="name" label="Name" required />
          <RadioCards
            name="pays"
            label="What is paid for"
            options={[
              { value: 'show', label: 'Shows', description: 'Each time the video begins.' },
              { value: 'click', label: 'Clicks', description: 'Each time somebody follows the link.' },
            ]}
          />
        </WizardStep>
      ) : (
        <WizardStep
          key="budget"
          label="Budget"
          schema={budget}
          values={answers}
          submitLabel="Create campaign"
          onDone={(values) => save({ ...answers, ...values })}
          onBack={(values) => keep(values, 'offer')}
        >
          <MoneyField name="limit" label="Budget" currency="RUB" required />
        </WizardStep>
      )}
    </>
  );
}
