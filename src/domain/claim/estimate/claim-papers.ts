import type { HospitalSettlement } from '../../catalogue/hospital.ts';

/** What a hospital or an insurer asks to see of a claim, in the order in which it is asked for. */
export const claimPapers = [
  'card',
  'identity',
  'advice',
  'claim-form',
  'bills',
  'discharge',
  'reports',
  'prescriptions',
  'account',
  'police',
] as const;
export type ClaimPaper = (typeof claimPapers)[number];

const cashless: readonly ClaimPaper[] = ['card', 'identity', 'advice', 'reports'];
const paidFirst: readonly ClaimPaper[] = [
  'claim-form',
  'identity',
  'bills',
  'discharge',
  'reports',
  'prescriptions',
  'account',
];

/** Papers to take along without paying first, and to send with bills that were paid; of an accident the police's too. */
export function papersFor(settlement: HospitalSettlement, isAccident: boolean): readonly ClaimPaper[] {
  const papers = settlement === 'cashless' ? cashless : paidFirst;
  return isAccident ? [...papers, 'police'] : papers;
}
