import type { PolicySchedule } from '#usecases/policy-schedule.ts';
import { openThread } from './thread.ts';

export type PolicyDrawer = {
  readonly draw: (schedule: PolicySchedule) => Promise<Buffer>;
  readonly close: () => Promise<void>;
};

/** Draws policy schedules in a thread that starts with the first one: fonts and shaping take most of a second of it. */
export function openPolicyDrawer(): PolicyDrawer {
  const thread = openThread({
    file: new URL('policy-work.ts', import.meta.url),
    maxHeapMb: 96,
    timeLimitMs: 20_000,
  });
  return {
    // `policy-work.ts` answers the file; bytes cross without the class they had.
    draw: async (schedule) => Buffer.from((await thread.ask(schedule)) as Uint8Array),
    close: thread.close,
  };
}
