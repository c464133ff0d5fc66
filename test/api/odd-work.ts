import { workOn } from '#server/drawing/threads/work.ts';

/** A thread's work that ends in every way that a thread can end. */
export type OddJob =
  | { readonly end: 'well'; readonly value: number }
  | { readonly end: 'by a bug' | 'with the thread' | 'never' | 'stuck' | 'by asking back' };

class OddBug extends Error {
  override name = 'OddBug';
}

workOn(async (value, askBack) => {
  const job = value as OddJob; // the test sends nothing else
  switch (job.end) {
    case 'well':
      return job.value;
    case 'by a bug':
      throw new OddBug('what somebody entered');
    case 'with the thread':
      return process.exit(3);
    case 'never':
      return new Promise(() => undefined);
    case 'stuck':
      // As a loop without end would, but it leaves the processor to others.
      return Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    case 'by asking back':
      return askBack('what is it?');
    default:
      return job satisfies never;
  }
});
