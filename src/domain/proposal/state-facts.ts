import { type ProposalState, proposalStates } from './state.ts';

type StateFacts = {
  /** How it ended; undefined while something can still come of it. */
  readonly end: 'policy' | 'no-policy' | undefined;
  /** It lies or lay with an insurer. What is being filled in does not, and what ran out unpaid never became a purchase. */
  readonly isPurchase: boolean;
  /** Money is taken or held for it: whoever it covers needs no second policy. */
  readonly isBought: boolean;
};

const facts: Readonly<Record<ProposalState, StateFacts>> = {
  drafting: { end: undefined, isPurchase: false, isBought: false },
  submitted: { end: undefined, isPurchase: true, isBought: false },
  'awaiting-payment': { end: undefined, isPurchase: true, isBought: false },
  'awaiting-decision': { end: undefined, isPurchase: true, isBought: true },
  paid: { end: undefined, isPurchase: true, isBought: true },
  issued: { end: 'policy', isPurchase: true, isBought: true },
  declined: { end: 'no-policy', isPurchase: true, isBought: false },
  expired: { end: 'no-policy', isPurchase: false, isBought: false },
  refunded: { end: 'no-policy', isPurchase: true, isBought: false },
};

type States = readonly ProposalState[];

function statesThat(are: (each: StateFacts) => boolean): States {
  return proposalStates.filter((state) => are(facts[state]));
}

/** Nothing follows, but money that arrives late and goes back. */
export const endedStates: States = statesThat(({ end }) => end !== undefined);
export const endedWithoutPolicy: States = statesThat(({ end }) => end === 'no-policy');
export const boughtStates: States = statesThat(({ isBought }) => isBought);
/** Nothing of it was bought, and nobody decides on it. */
export const unboughtStates: States = statesThat(({ isPurchase }) => !isPurchase);
/** An insurer had it, and it came to nothing. */
export const closedPurchases: States = statesThat(({ end, isPurchase }) => end === 'no-policy' && isPurchase);
/** It moves by itself, as gateway and insurer answer. */
export const unsettledStates: States = statesThat(({ end, isPurchase }) => end === undefined && isPurchase);
/** It is handed in and not paid for. */
export const payableStates: States = statesThat(
  ({ end, isPurchase, isBought }) => end === undefined && isPurchase && !isBought,
);
/** There is money of it, and the insurer has the next word. */
export const waitingForInsurer: States = statesThat(({ end, isBought }) => end === undefined && isBought);
/** Money that is taken belongs to nothing in these. */
export const strayMoneyStates: States = statesThat(
  ({ end, isPurchase }) => end === 'no-policy' || (end === undefined && !isPurchase),
);
