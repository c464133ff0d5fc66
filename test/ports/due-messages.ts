import type { Instant } from '#domain/date.ts';
import type { OutgoingMessage } from '#usecases/ports/messages.ts';
import type { Store } from '#usecases/ports/store.ts';

/** Later than any message is due. */
const later = '2099-06-01T00:00:00.000Z' as Instant; // in the shape of an instant

/** What waits to be sent; it stays due for whoever asks next. */
export async function dueMessages(store: Store, limit: number): Promise<readonly OutgoingMessage[]> {
  const waiting = await store.unsentMessages(limit, later, later);
  return waiting.flatMap(({ message }) => message ?? []);
}
