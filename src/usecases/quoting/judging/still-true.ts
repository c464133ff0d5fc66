import { dayInIndia } from '#domain/date.ts';
import type { VisitorId } from '#domain/ids.ts';
import { isSameLater } from '#domain/quote/later-answers.ts';
import type { LivePremiumAnswer } from '../../ports/insurer-gateway.ts';
import type { Ports } from '../../ports.ts';
import type { ScoredQuote } from '../score-quote.ts';

/**
 * Whether a quote scored earlier would come out the same now: the same catalogue and day, the insurers say the same of
 * the live prices, which are asked for again, and the quote is still its visitor's: a purchase or leaving the device
 * passes it on. Of a quote only what its family can bear, and what matters to it, ever changes.
 */
export async function isStillTrue(
  ports: Ports,
  { catalogue, stamp, live, quote, visitor }: StillTrue,
): Promise<boolean> {
  if (ports.catalogue.current() !== catalogue || dayInIndia(ports.clock.now()) !== stamp.on) return false;
  const now = await ports.store.findQuote(visitor, quote.id);
  if (!now || !isSameLater(now.request, quote.request)) return false;
  const answers = await Promise.all(live.map(({ question }) => ports.insurer.livePremium(question)));
  return live.every((one, index) => isSameAnswer(one.answer, answers[index]));
}

export type StillTrue = Pick<ScoredQuote, 'catalogue' | 'stamp' | 'live' | 'quote'> & {
  readonly visitor: VisitorId;
};

function isSameAnswer(left: LivePremiumAnswer, right: LivePremiumAnswer | undefined): boolean {
  if (left.kind !== 'quoted') return left.kind === right?.kind;
  return right?.kind === 'quoted' && left.annual === right.annual;
}
