/** What was done at a press, each told once on the page that follows. */
export const doneOutcomes = ['queued', 'mobile-changing', 'change-stopped'] as const;

/** What became of a press on the page of a purchase. */
export type CaseOutcome =
  | (typeof doneOutcomes)[number]
  | 'no-policy'
  | 'from-elsewhere'
  | 'no-reason'
  | 'no-mobile'
  | 'same-mobile'
  | 'no-change';

export const outcomeWords: Readonly<Record<CaseOutcome, string>> = {
  queued: 'The letter goes out within seconds.',
  'mobile-changing':
    'The new mobile opens the policy in three days. The old one and the mail are told now, and can stop it.',
  'change-stopped': 'The change is stopped: the policy opens by the mobile it had.',
  'no-policy': 'Nothing was done: this purchase has no policy, or its buyer had it erased.',
  'from-elsewhere': 'Nothing was done. Press the button on this page.',
  'no-reason': 'Nothing was done. Say why: the log keeps it.',
  'no-mobile': 'Nothing was done. A mobile number has ten digits and begins with 6, 7, 8 or 9.',
  'same-mobile': 'Nothing was done: the policy opens by that mobile already.',
  'no-change': 'Nothing was done: no change of mobile waits.',
};

const incomplete: readonly CaseOutcome[] = ['no-reason', 'no-mobile'];

export function refusedStatus(outcome: CaseOutcome): number {
  if (outcome === 'from-elsewhere') return 403;
  return incomplete.includes(outcome) ? 400 : 409;
}
