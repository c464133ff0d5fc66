import { type Stuck, stuckBecause } from '#domain/operating/stuck.ts';
import type { Ports } from './ports.ts';

/** What is stuck, of which purchase or letter. */
export type StuckLine = Stuck & {
  /** A proposal's number; of a letter its key where nobody knows the proposal. */
  readonly reference: string;
  /** Of a letter: its key, its way and the other side's code. */
  readonly letter: { readonly key: string; readonly channel: string; readonly answer: string } | undefined;
};

/** What does not go on by itself, what has lasted longest first. */
export async function listStuck(
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  limit: number,
): Promise<readonly StuckLine[]> {
  const now = clock.now();
  const purchases = (await store.waitingRows(limit)).flatMap(({ row, payments }) =>
    stuckBecause({ row, payments }, now).map((stuck) => ({
      ...stuck,
      reference: row.number,
      letter: undefined,
    })),
  );
  const letters = (await store.undelivered(limit)).map(({ key, number, delivery }): StuckLine => {
    const { channel, answer, firstTriedAt } = delivery;
    const letter = { key, channel, answer };
    return { why: 'message-undelivered', since: firstTriedAt, reference: number || key, letter };
  });
  return [...purchases, ...letters].sort((a, b) => (a.since < b.since ? -1 : 1));
}
