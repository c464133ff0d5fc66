type Flush = () => Promise<unknown>;

const waiting = new Set<Flush>();

/**
 * A form with answers that are typed but not saved registers here, so that the next page reads a proposal that has
 * them. Returns the way out.
 */
export function beforeNextPage(flush: Flush): () => void {
  waiting.add(flush);
  return () => waiting.delete(flush);
}

/** Waits until everything typed is saved, or was refused: the form itself has said so then. */
export async function flushUnsaved(): Promise<void> {
  await Promise.allSettled([...waiting].map((flush) => flush()));
}
