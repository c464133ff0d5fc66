import { Worker } from 'node:worker_threads';
import { errorFrom, type FromThread, type Outcome, type ToThread } from './messages.ts';
import { outcomeOf } from './work.ts';

export type ThreadSetup = {
  readonly file: URL;
  /** What the thread is started with. */
  readonly data?: unknown;
  /** The limit of the thread's heap of objects; a thread that needs more ends, and the process lives on. */
  readonly maxHeapMb: number;
  /** A job that takes longer has failed. */
  readonly timeLimitMs: number;
};

/** Work beside the event loop that answers requests. A thread that dies takes its jobs along; the next job starts another. */
export type Thread = {
  /** Resolves when it has loaded. */
  readonly ready: () => Promise<void>;
  /** `answer` is asked whatever the thread asks back while it does this job. */
  readonly ask: (job: unknown, answer?: (input: unknown) => Promise<unknown>) => Promise<unknown>;
  readonly close: () => Promise<void>;
};

type Job = {
  readonly end: PromiseWithResolvers<unknown>;
  readonly answer: (input: unknown) => Promise<unknown>;
  readonly timer: NodeJS.Timeout;
};

type Running = {
  readonly worker: Worker;
  readonly jobs: Map<number, Job>;
  readonly loaded: PromiseWithResolvers<void>;
  heardAt: number;
  isLost: boolean;
};

const signOfLifeWithinMs = 1_000;
/** For young objects. What Node gives a thread by itself makes it collect half of the time. */
const youngMb = 48;

export function openThread(setup: ThreadSetup): Thread {
  let last: Running | undefined;
  let ids = 0;
  let isClosed = false;
  const current = () => {
    if (isClosed) throw new Error('The thread is closed');
    if (!last || last.isLost) last = start(setup);
    return last;
  };
  return {
    ready: async () => current().loaded.promise,
    ask: async (job, answer = refuseToAnswer) => {
      const thread = current();
      const id = ids++;
      const timer = setTimeout(() => giveUp(thread, id, setup.timeLimitMs), setup.timeLimitMs).unref();
      const own: Job = { end: Promise.withResolvers(), answer, timer };
      thread.jobs.set(id, own);
      thread.worker.ref();
      post(thread, { kind: 'job', id, job });
      return own.end.promise;
    },
    close: async () => {
      isClosed = true;
      if (!last) return;
      lose(last, new Error('The thread is closed'));
      await last.worker.terminate();
    },
  };
}

function start({ file, data, maxHeapMb }: ThreadSetup): Running {
  const worker = new Worker(file, {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb, maxYoungGenerationSizeMb: youngMb },
  });
  const started: Running = {
    worker,
    jobs: new Map(),
    loaded: Promise.withResolvers(),
    heardAt: 0,
    isLost: false,
  };
  // Often nobody waits for it; the jobs tell of an end all the same.
  started.loaded.promise.catch(() => undefined);
  worker.on('message', (message: FromThread) => hear(started, message));
  worker.on('error', (error) => lose(started, error));
  worker.on('exit', (code) => lose(started, new Error(`The thread ended with ${code}`)));
  return started;
}

function hear(thread: Running, message: FromThread): void {
  thread.heardAt = performance.now();
  if (message.kind === 'alive') {
    thread.loaded.resolve();
    restIfIdle(thread);
  } else if (message.kind === 'ended') {
    end(thread, message.id, (job) => settle(job, message.outcome));
  } else {
    void answerBack(thread, message);
  }
}

async function answerBack(
  thread: Running,
  { id, call, input }: Extract<FromThread, { kind: 'call' }>,
): Promise<void> {
  const job = thread.jobs.get(id);
  if (!job) return;
  const outcome = await outcomeOf(() => job.answer(input));
  post(thread, { kind: 'answer', call, outcome });
}

function lose(thread: Running, error: unknown): void {
  if (thread.isLost) return;
  thread.isLost = true;
  thread.loaded.reject(error);
  for (const id of thread.jobs.keys()) end(thread, id, (job) => job.reject(error));
}

function giveUp(thread: Running, id: number, afterMs: number): void {
  end(thread, id, (job) => job.reject(new Error(`A thread's job took longer than ${afterMs} ms`)));
  endIfStuck(thread);
}

/** A job may be late because what it waits for is; then the thread's other jobs go on. */
function endIfStuck(thread: Running): void {
  const startedAt = performance.now();
  post(thread, { kind: 'sign of life' });
  const judge = () => {
    if (thread.isLost || thread.heardAt > startedAt) return;
    lose(thread, new Error('The thread gave no sign of life'));
    void thread.worker.terminate();
  };
  // What lies unread because this side was busy is read before it is judged.
  setTimeout(() => setImmediate(judge), signOfLifeWithinMs).unref();
}

function end(thread: Running, id: number, how: (end: Job['end']) => void): void {
  const job = thread.jobs.get(id);
  if (!job) return;
  thread.jobs.delete(id);
  clearTimeout(job.timer);
  how(job.end);
  restIfIdle(thread);
}

/** An idle thread keeps no process alive. */
function restIfIdle({ worker, jobs }: Running): void {
  if (jobs.size === 0) worker.unref();
}

function settle(job: Job['end'], outcome: Outcome): void {
  if (outcome.ok) job.resolve(outcome.value);
  else job.reject(errorFrom(outcome.error));
}

function post({ worker }: Running, message: ToThread): void {
  worker.postMessage(message);
}

async function refuseToAnswer(): Promise<never> {
  throw new Error('This job asks nothing back');
}
