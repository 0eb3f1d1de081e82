import { expect, it } from 'vitest';
import { type ConsentSignals, mayRecognise } from './may-recognise.ts';
import type { Consent } from './parse-tcf.ts';

type Signals = Omit<ConsentSignals, 'readConsent'> & { consent: Consent | null };

const judge = (mode: Parameters<typeof mayRecognise>[0], { consent, ...signals }: Signals) =>
  mayRecognise(mode, { ...signals, readConsent: () => consent });

const all: Signals[] = [true, false].flatMap((objects) =>
  [true, false, null].flatMap((gdpr) =>
    ['DE', 'US', null].flatMap((country) =>
      (['given', 'refused', null] as const).map((consent) => ({ objects, gdpr, country, consent })),
    ),
  ),
);

it('recognises nobody who objects, and nobody if the operator disables it', () => {
  for (const signals of all) {
    expect(judge('never', signals)).toBe('forbidden');
    expect(judge('always', signals)).toBe(signals.objects ? 'forbidden' : 'allowed');
    if (signals.objects) expect(judge('ask', signals)).toBe('forbidden');
  }
});

it.each<[gdpr: boolean | null, country: string | null, given: string, refused: string, nothing: string]>([
  // the page's statement overrides the visitor's country
  [true, 'DE', 'allowed', 'forbidden', 'unknown'],
  [true, 'US', 'allowed', 'forbidden', 'unknown'],
  [true, null, 'allowed', 'forbidden', 'unknown'],
  [false, 'DE', 'allowed', 'allowed', 'allowed'],
  [false, 'US', 'allowed', 'allowed', 'allowed'],
  [false, null, 'allowed', 'allowed', 'allowed'],
  [null, 'DE', 'allowed', 'forbidden', 'unknown'],
  [null, 'NO', 'allowed', 'forbidden', 'unknown'],
  [null, 'GB', 'allowed', 'forbidden', 'unknown'],
  [null, 'CH', 'allowed', 'forbidden', 'unknown'],
  [null, 'RE', 'allowed', 'forbidden', 'unknown'],
  [null, null, 'allowed', 'forbidden', 'unknown'],
  [null, 'US', 'allowed', 'forbidden', 'allowed'],
  [null, 'RU', 'allowed', 'forbidden', 'allowed'],
])('gdpr %s from %s: consent makes it %s, refusal %s, no answer %s', (gdpr, country, given, refused, nothing) => {
  const asked = (['given', 'refused', null] as const).map((consent) =>
    judge('ask', { objects: false, gdpr, country, consent }),
  );
  expect(asked).toEqual([given, refused, nothing]);
});
