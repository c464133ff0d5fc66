import { scoreItems } from '../cover/features.ts';
import type { QuoteRequest } from './quote.ts';

/** What changes no price: a quote takes these answers later, in its place, and any other makes a new quote. */
export type LaterAnswers = Pick<QuoteRequest, 'bearable' | 'importance'>;

/** What was made of a quote with the one is true of it with the other. */
export function isSameLater(left: LaterAnswers, right: LaterAnswers): boolean {
  return (
    left.bearable === right.bearable &&
    scoreItems.every((item) => left.importance?.[item] === right.importance?.[item]) &&
    hospitalsOf(left) === hospitalsOf(right)
  );
}

const hospitalsOf = ({ importance }: LaterAnswers) => importance?.hospitals?.map(({ id }) => id).join();
