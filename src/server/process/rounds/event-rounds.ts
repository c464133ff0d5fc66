import { forwardEvents } from '#usecases/forward-events.ts';
import type { EventSink } from '#usecases/ports/event-sink.ts';
import type { Ports } from '#usecases/ports.ts';

const batch = 200;
/** Milliseconds that one round stays with a sink that takes and takes. */
const roundFor = 1_000;
/** Rounds that a sink is left alone, longer after each that it did not take. */
const mostSpared = 32;

/** A round for one sink: what waits, until it is through or its time is over. One that is away is tried less and less often. */
export function eventRound(
  ports: Pick<Ports, 'store' | 'clock' | 'journal'>,
  sink: EventSink,
): () => Promise<void> {
  let missed = 0;
  let spared = 0;
  const ended = (isWhole: boolean) => {
    if (isWhole !== (missed === 0))
      ports.journal.note(isWhole ? 'event-sink-back' : 'event-sink-away', { sink: sink.name });
    missed = isWhole ? 0 : missed + 1;
    spared = isWhole ? 0 : Math.min(2 ** missed, mostSpared);
  };
  return async () => {
    if (spared > 0) {
      spared -= 1;
      return;
    }
    const begun = performance.now();
    try {
      for (let taken = batch; taken === batch && performance.now() - begun < roundFor; ) {
        const round = await forwardEvents(ports, sink, batch);
        if (!round) return;
        if (!round.isWhole) return ended(false);
        taken = round.taken;
      }
      ended(true);
    } catch (error) {
      ended(false);
      throw error;
    }
  };
}
