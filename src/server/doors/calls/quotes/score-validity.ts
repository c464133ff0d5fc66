import type { ChannelConflict } from '#contract/quote/blocks-wire.ts';
import type { StepEvent } from '#domain/event/event-kinds.ts';
import type { BlockId } from '#domain/quote/block-id.ts';
import { isSameSale } from '#domain/quote/channel.ts';
import type { Quote } from '#domain/quote/quote.ts';
import type { Ports } from '#usecases/ports.ts';
import { isStillTrue, type StillTrue } from '#usecases/quoting/judging/still-true.ts';
import type { ScoringNeeds } from '#usecases/quoting/score-quote.ts';
import { ownChannelAddress } from '../../../ground/pages/page-addresses.ts';
import type { CallContext } from '../../../visit/call-context.ts';
import type { CountStep } from '../site/step-counter.ts';

/** Apart, so that what is kept to look again holds on to this and not to all the plans. */
export function scoreCheck(ports: Ports, facts: StillTrue): () => Promise<boolean> {
  return () => isStillTrue(ports, facts);
}

export type CountingNeeds = ScoringNeeds & { readonly countStep: CountStep };

/** A step that whoever gets an answer has come to. */
export type SeenStep = { readonly event: StepEvent; readonly about: string };

/** Counts what an answer shows, and counts it again when the same answer is given from memory: a yes may have come in between. */
export async function rememberStep(
  { countStep }: CountingNeeds,
  { visitor, visit, sale, mayRemember }: CallContext,
  isTrue: () => Promise<boolean>,
  { event, about }: SeenStep,
): Promise<void> {
  const count = () => countStep({ visitor, visit, sale }, event, about);
  await count();
  mayRemember(async () => {
    if (!(await isTrue())) return false;
    await count();
    return true;
  });
}

/**
 * Where a quote of another channel goes on; undefined when there is no conflict. The address holds no code: that the
 * quote is the visitor's own says that they came in by it.
 */
export function conflictOf(
  quote: Pick<Quote, 'id' | 'channel' | 'partner'>,
  { sale, origin, partnerName }: Pick<CallContext, 'sale' | 'origin' | 'partnerName'>,
  block: BlockId = 'family',
): ChannelConflict | undefined {
  const channel = { channel: quote.channel, partner: quote.partner };
  if (isSameSale(channel, sale)) return undefined;
  return {
    redirectTo: `${origin}${ownChannelAddress(quote.id, block)}`,
    channel: quote.channel,
    partnerName: partnerName(channel),
  };
}
