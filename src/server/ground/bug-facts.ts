import type { StoreUnavailable } from '#usecases/ports/store.ts';

/** Where a bug is, without what it says: messages may quote what somebody entered. */
export function bugFacts(error: unknown): { readonly error: string; readonly at: string } {
  if (!(error instanceof Error)) return { error: typeof error, at: '' };
  const { stack = '', message } = error;
  // Behind the message: a line of what somebody entered can begin as a frame does.
  const frames = stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .filter((line) => /^\s+at /.test(line));
  return {
    error: error.name,
    at: frames
      .slice(0, 6)
      .map((line) => line.trim())
      .join(' | '),
  };
}

/** The database's own code, never its message, which may quote a row. */
export function awayFacts({ name, reason }: StoreUnavailable): {
  readonly error: string;
  readonly reason: string;
} {
  return { error: name, reason };
}
