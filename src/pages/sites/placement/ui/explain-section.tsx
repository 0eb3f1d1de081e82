import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Cabinet } from '@/entities/session';
import { type Explanation, explainPlacement, type Placement } from '@/shared/api';
import { ExplanationInput } from '@/shared/contract';
import { contractResolver } from '@/shared/lib/forms';
import { styled } from '@/shared/theme';
import { TextField } from '@/shared/ui/field';
import { Form, formBehaviour, SubmitButton } from '@/shared/ui/form';
import { Section } from '@/shared/ui/section';
import { ExplanationView } from './explanation-view';

const Note = styled('p', { base: { mb: '4', maxW: 'prose', color: 'text.muted' } });

interface ExplainSectionProps {
  placement: Placement;
  /** Decides whether campaigns are linked: webmasters see only the domains of advertisers. */
  cabinet: Cabinet;
}

/** Simulates a viewer's request and explains, for each campaign, whether it would win it. */
export function ExplainSection({ placement, cabinet }: ExplainSectionProps) {
  const [explanation, setExplanation] = useState<Explanation>();
  const { mutateAsync: explain } = useMutation({
    meta: { hasForm: true },
    mutationFn: (values: ExplanationInput) => explainPlacement(placement.id, values),
  });
  const form = useForm({
    ...formBehaviour,
    resolver: contractResolver(ExplanationInput),
    defaultValues: { page: `https://${placement.site_domain}/`, ip: '', user_agent: navigator.userAgent },
  });
  return (
    <Section title="Test a request">
      <Note>See which campaign would get a request of this placement now, and why the others don't.</Note>
      <Form form={form} onSubmit={async (values) => setExplanation(await explain(values))} label="Test a request">
        <TextField name="page" label="Page" />
        <TextField name="ip" label="IP address" help="Your own if empty" />
        <TextField name="user_agent" label="User agent" help="The viewer's browser and device; your own if empty" />
        <SubmitButton variant="outline">Test</SubmitButton>
      </Form>
      {explanation && <ExplanationView explanation={explanation} placement={placement} cabinet={cabinet} />}
    </Section>
  );
}
