import { isReadable } from '@preroll/rules/site/site-answer';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { placementQueries } from '@/entities/placement';
import { AdsTxtNote, type Site, siteQueries } from '@/entities/site';
import { ApiError, checkSite, type VerificationMethod } from '@/shared/api';
import { formatDateTime } from '@/shared/lib/dates';
import { styled } from '@/shared/theme';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Disclosure, Disclosures } from '@/shared/ui/disclosure';
import { Section } from '@/shared/ui/section';
import { verificationMethods } from '../model/verification-methods';
import { CheckAnswer } from './check-answer';
import { CheckHistory } from './check-history';
import { ProofSteps } from './proof-steps';

const Refusal = styled('p', { base: { textStyle: 'small', color: 'tone.error.text' } });

const Verified = styled('p', {
  base: {
    display: 'flex',
    gap: '2',
    textStyle: 'small',
    '& > svg': { boxSize: '4', flexShrink: 0, mt: '0.5', color: 'status.working.text' },
  },
});

const tones = { missing: 'error', unknown: 'warning' } as const;

interface VerificationSectionProps {
  site: Site;
  /** Whether the check is the page's next step, so that its button is primary. */
  isNext: boolean;
}

/**
 * Whether the domain is verified, the result of the last check if not, and how to prove ownership. While everything is
 * in order, only one line is shown and the rest is folded.
 */
export function VerificationSection({ site, isNext }: VerificationSectionProps) {
  const { adsTxt } = site;
  const { verified_at, last_check_at, last_answer, grace_ends_at, method: proved } = site.verification;
  const [method, setMethod] = useState<VerificationMethod>(proved ?? 'meta');
  const [toggled, setToggled] = useState<boolean | null>(null);
  const [hasHistory, setHasHistory] = useState(false);
  const check = useMutation({
    meta: { invalidates: [{ queryKey: siteQueries.all() }, { queryKey: placementQueries.all() }] },
    mutationFn: () => checkSite(site.id, { method }),
  });

  const isVerified = verified_at !== null && grace_ends_at === null;
  const wrong =
    last_answer !== null && last_answer.outcome !== 'found' && last_answer.method === method
      ? { ...last_answer, tone: tones[last_answer.outcome] }
      : null;
  const isWell = isVerified && wrong === null;
  const isOpen = toggled ?? !isWell;
  const knowsAdsTxt = adsTxt.found !== null || last_answer === null || isReadable(last_answer.code);
  const lacksAdsTxt = adsTxt.found === false;

  const toggle = (next: boolean) => {
    setToggled(next);
    if (next) return;
    // when folded, the remaining button checks the method that succeeded before
    check.reset();
    setMethod(proved ?? 'meta');
  };
  const run = () => {
    // keeps the section open or closed, so that the button stays in place with its focus, whatever the answer
    setToggled(isOpen);
    check.mutate();
  };
  const button = (
    <Button
      variant={verified_at === null && isNext ? 'solid' : 'outline'}
      size={isOpen ? 'md' : 'sm'}
      loading={check.isPending}
      onClick={run}
    >
      {verified_at ? 'Check again' : 'Check'}
    </Button>
  );

  return (
    <Section title="Verification" actions={!isOpen && button}>
      {grace_ends_at ? (
        <Banner tone="warning" title={`The site stops serving on ${formatDateTime(grace_ends_at)}`}>
          {wrong
            ? `${wrong.cause} ${wrong.cure}`
            : 'The daily check no longer finds the proof. Put it back, and check.'}
        </Banner>
      ) : (
        wrong && (
          <Banner tone={wrong.tone} title={wrong.cause}>
            {wrong.cure}
          </Banner>
        )
      )}
      {isVerified && (
        <Verified role="status">
          <CircleCheck aria-hidden />
          <span>{`Verified on ${formatDateTime(verified_at)}${last_check_at ? `, last checked on ${formatDateTime(last_check_at)}` : ''}`}</span>
        </Verified>
      )}
      {check.error instanceof ApiError && <Refusal role="alert">{check.error.reason}</Refusal>}
      {wrong && <CheckAnswer answer={wrong} />}
      {knowsAdsTxt && (lacksAdsTxt || !isWell) && (
        <AdsTxtNote adsTxt={adsTxt} isAside={grace_ends_at !== null || wrong !== null} />
      )}
      <Disclosures>
        <Disclosure label="How to verify" summary={verificationMethods[method].label} isOpen={isOpen} onToggle={toggle}>
          <ProofSteps
            site={site}
            method={method}
            onChange={(next) => {
              check.reset();
              setMethod(next);
            }}
          >
            {knowsAdsTxt && isWell && !lacksAdsTxt && <AdsTxtNote adsTxt={adsTxt} />}
            <div>{button}</div>
          </ProofSteps>
        </Disclosure>
        {last_check_at && (
          <Disclosure
            label="Checks"
            summary={isVerified ? 'The latest first' : `The last on ${formatDateTime(last_check_at)}`}
            isOpen={hasHistory}
            onToggle={setHasHistory}
          >
            <CheckHistory siteId={site.id} />
          </Disclosure>
        )}
      </Disclosures>
    </Section>
  );
}
