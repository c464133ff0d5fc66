import { type ClaimPaper, papersFor } from '../../claim/estimate/claim-papers.ts';
import { addDays, type IsoDate } from '../../date.ts';

/** How a claim comes about: a stay that is planned, one that nobody planned, and bills that were paid already. */
export const claimSorts = ['planned', 'emergency', 'bills'] as const;
export type ClaimSort = (typeof claimSorts)[number];

/** Days in which an insurer pays back bills, or says in writing why not, once it has every paper (IRDAI/PP&GR/CIR/MISC/117/9/2024). */
export const billsAnswerDays = 15;
/** Days after leaving the hospital in which wordings want every paper of bills that were paid. */
export const billsPapersDays = 30;
/** Days before a planned stay by which its hospital asks the insurer, and hours in which an emergency is told (usual wordings). */
export const plannedTellDays = 2;
export const emergencyTellHours = 24;
/** Nobody is told when a patient leaves: a month after admission somebody asks for the last bill of a stay without cash. */
const stayEndsWithin = 30;

type SortRule = {
  readonly papers: readonly ClaimPaper[];
  /** An insurer that answers the hospital has to by its hours; we look at the end of that day. */
  readonly answerDays: number;
  /** Whether the stay can lie ahead. */
  readonly mayBeAhead: boolean;
};

/** The one table of sorts: which papers each needs, and by when the insurer answers. */
export const claimSortRules: Readonly<Record<ClaimSort, SortRule>> = {
  planned: { papers: papersFor('cashless', false), answerDays: 0, mayBeAhead: true },
  emergency: { papers: ['card', 'identity'], answerDays: 0, mayBeAhead: false },
  bills: { papers: papersFor('reimbursement', false), answerDays: billsAnswerDays, mayBeAhead: false },
};

type StayDay = { readonly sort: ClaimSort; readonly admittedOn: IsoDate };

/** The day by which the insurer answers: of a planned stay that of admission, as the hospital asks before. */
export function claimAnswerBy({ sort, admittedOn }: StayDay, today: IsoDate): IsoDate {
  const from = admittedOn > today ? admittedOn : today;
  return addDays(from, claimSortRules[sort].answerDays);
}

/** The day by which a claim that was approved is settled; bills keep the day that they had. */
export function claimSettledBy({ sort, admittedOn }: StayDay, answerBy: IsoDate, today: IsoDate): IsoDate {
  if (sort === 'bills') return answerBy > today ? answerBy : today;
  return addDays(admittedOn > today ? admittedOn : today, stayEndsWithin);
}
