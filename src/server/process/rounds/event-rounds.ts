import { type AnswerStreak, awayPace, mayAsk, streakAfter } from '#domain/outside/pace.ts';
import type { EventSink } from '#usecases/ports/event-sink.ts';
import type { Ports } from '#usecases/ports.ts';
import { forwardEvents } from '#usecases/telling/forward-events.ts';

const batch = 200;
/** Milliseconds that one round stays with a sink that takes and takes. */
const roundFor = 1_000;

/** A round for one sink: what waits, until it is through or its time is over. One that is away is tried less and less often. */
export function eventRound(
  ports: Pick<Ports, 'store' | 'clock' | 'journal'>,
  sink: EventSink,
  chance: () => number,
): () => Promise<void> {
  const now = () => Date.parse(ports.clock.now());
  let away: AnswerStreak | undefined;
  const ended = (isWhole: boolean, wishedSeconds?: number) => {
    if (isWhole !== (away === undefined))
      ports.journal.note(isWhole ? 'event-sink-back' : 'event-sink-away', { sink: sink.name });
    const pacing = { pace: awayPace, chance: chance(), wishedSeconds };
    away = isWhole ? undefined : streakAfter(away, now(), pacing);
  };
  return async () => {
    if (!mayAsk(away, now())) return;
    const startedAt = performance.now();
    try {
      for (let batchSize = batch; batchSize === batch && performance.now() - startedAt < roundFor; ) {
        const round = await forwardEvents(ports, sink, batch);
        if (!round) return;
        if (!round.isWhole) return ended(false, round.waitSeconds);
        batchSize = round.count;
      }
      ended(true);
    } catch (error) {
      ended(false);
      throw error;
    }
  };
}
