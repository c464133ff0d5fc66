import { hash } from 'node:crypto';
import { type CallName, calls } from '#contract/call/calls.ts';
import { fail, ok } from '#domain/result.ts';
import type { Handlers } from '#server/doors/calls/handlers.ts';
import { testApp } from '../../api/app.ts';
import type { Attack, Report, Scale } from '../attack.ts';
import { fuzz } from './run.ts';

const everyCall = Object.keys(calls) as CallName[]; // the keys of the table are its names
const requests: Readonly<Record<Scale['name'], number>> = { short: 2_000, long: 100_000 };
const few = 300;

type Status = Handlers['getProcessingStatus'];

/** One call with this fault in its handler. */
function faulty(fault: (request: Parameters<Status>[0]) => void) {
  const handler: Status = async (request) => {
    fault(request);
    return ok({ status: 'FILL_FORM' });
  };
  return ({ seed }: Scale) => against({ getProcessingStatus: handler }, ['getProcessingStatus'], few, seed);
}

/** Work and not a time: on a busy machine it takes longer, as everything else does. Some 50 ms on an idle one. */
function block(): void {
  for (let count = 0; count < 50_000; count += 1) hash('sha256', String(count));
}

/** True of every n-th value it meets, and again whenever that value comes back: no seed passes it by. */
function everyNth(n: number): (value: number) => boolean {
  const met = new Set<number>();
  const indexes = new Set<number>();
  return (value) => {
    if (!met.has(value) && met.add(value).size % n === 0) indexes.add(value);
    return indexes.has(value);
  };
}

const leak: Float64Array[] = [];

export const fuzzing: Attack = {
  name: 'requests made from the table of calls',
  run: ({ name, seed }) => against({}, everyCall, requests[name], seed),
  planted: [
    {
      fault: 'a handler that throws',
      finds: /getProcessingStatus.*answers 500/,
      run: faulty(({ body }) => {
        if (body.age > 90) throw new Error('planted');
      }),
    },
    {
      fault: 'a failure beside the answer that nobody takes',
      finds: /Nobody took the failure/,
      run: faulty(({ body }) => {
        if (body.age > 90) void Promise.reject(new Error('planted'));
      }),
    },
    {
      fault: 'a handler that blocks for some bodies',
      finds: /getProcessingStatus.*takes/,
      run: (scale) => {
        const isCostly = everyNth(6);
        return faulty(({ body }) => {
          if (isCostly(body.age)) block();
        })(scale);
      },
    },
    {
      fault: 'a handler that keeps a megabyte a request',
      finds: /The heap grows/,
      run: async (scale) => {
        const report = await faulty(() => leak.push(new Float64Array(131_072)))(scale);
        leak.length = 0;
        return report;
      },
    },
    {
      fault: 'a call that nothing reaches',
      finds: /getProcessingStatus is never reached/,
      run: ({ seed }) =>
        against({ getProcessingStatus: async () => fail('NOT_FOUND') }, ['getProcessingStatus'], few, seed),
    },
  ],
};

async function against(
  handlers: Partial<Handlers>,
  names: readonly CallName[],
  count: number,
  seed: number,
): Promise<Report> {
  const server = await testApp({ handlers });
  try {
    return await fuzz(server.app, { names, requests: count, seed });
  } finally {
    await server.close();
  }
}
