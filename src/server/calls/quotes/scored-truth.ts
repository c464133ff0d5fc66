import type { Quote } from '#domain/quote/quote.ts';
import type { Ports } from '#usecases/ports.ts';
import { isStillTrue, type StillTrue } from '#usecases/score-quote.ts';
import type { CallContext } from '../handlers.ts';

/** Apart, so that what is kept to look again holds on to this and not to all the plans. */
export function truthOf(ports: Ports, facts: StillTrue): () => Promise<boolean> {
  return () => isStillTrue(ports, facts);
}

/** Where a quote of another channel goes on; undefined when there is no conflict. */
export function conflictOf(
  quote: Pick<Quote, 'channel'>,
  { channel, origin }: Pick<CallContext, 'channel' | 'origin'>,
): string | undefined {
  return quote.channel === channel ? undefined : `${origin}/health-plan/?channel=${quote.channel}`;
}
