import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Instant } from '#domain/date.ts';
import type { CallLedgerLine } from '#domain/outside/call-ledger.ts';
import type { Store } from '#usecases/ports/store.ts';

const at = (time: string) => `2026-11-${time}:00.000Z` as Instant; // the shape of an instant
const ever = at('01T00:00');

let count = 0;
const aNumber = () => {
  count += 1;
  return `CHT-${count}-${Math.random()}`;
};

function aLine(facts: Partial<CallLedgerLine> = {}): CallLedgerLine {
  return {
    outside: 'insurer',
    company: 'sahyadri',
    reference: aNumber(),
    question: 'decision',
    ending: 'under-review',
    times: 1,
    firstAt: at('20T09:00'),
    lastAt: at('20T09:00'),
    lastMs: 80,
    longestMs: 80,
    ...facts,
  };
}

/** What every store promises of the ledger of what was asked outside. */
export function callLedgerSuite(name: string, open: () => Promise<Store>): void {
  describe(`what was asked outside on ${name}`, () => {
    let store: Store;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());

    const about = (reference: string, failedOnly = false) =>
      store.lastOutsideCalls({ limit: 10, reference, failedOnly });

    test('is told whole, of one proposal what was asked last first', async () => {
      const proposed = aLine({ question: 'propose', ending: 'accepted' });
      const { reference } = proposed;
      const searched = aLine({
        reference,
        outside: 'registry',
        company: 'digilocker',
        question: 'search',
        ending: 'verified',
        lastAt: at('20T08:00'),
      });
      const issued = aLine({ reference, question: 'issue', ending: 'issued', lastAt: at('20T10:00') });
      await store.recordOutsideCall([proposed, searched, issued, aLine()], ever);
      expect(await about(reference)).toEqual([issued, proposed, searched]);
      expect(await about(aNumber())).toEqual([]);
    });

    test('stands in one line for each ending, however often it was asked', async () => {
      const first = aLine({ times: 2, lastAt: at('20T09:05'), lastMs: 900, longestMs: 2_000 });
      const { reference } = first;
      const later = { firstAt: at('20T09:10'), lastAt: at('20T11:00') };
      await store.recordOutsideCall([first], ever);
      await store.recordOutsideCall([{ ...first, ...later, times: 3, lastMs: 70, longestMs: 100 }], ever);
      const silent = aLine({ reference, ending: 'timed-out', lastAt: at('20T10:00') });
      await store.recordOutsideCall([silent], ever);
      const sum = { ...first, times: 5, lastAt: later.lastAt, lastMs: 70, longestMs: 2_000 };
      expect(await about(reference)).toEqual([sum, silent]);
      await store.recordOutsideCall([{ ...first, times: 1, lastAt: at('20T12:00'), longestMs: 9_000 }], ever);
      expect((await about(reference))[0]).toMatchObject({ times: 6, longestMs: 9_000 });
    });

    test('lines of several insurers and proposals stand apart', async () => {
      const line = aLine();
      await store.recordOutsideCall(
        [line, { ...line, company: 'kaveri' }, { ...line, reference: aNumber() }],
        ever,
      );
      expect((await about(line.reference)).map(({ company, times }) => [company, times]).toSorted()).toEqual([
        ['kaveri', 1],
        ['sahyadri', 1],
      ]);
    });

    test('is told of all proposals, no more than is wished for', async () => {
      const newest = [1, 2, 3].map((minute) => aLine({ lastAt: at(`29T10:0${minute}`) }));
      await store.recordOutsideCall(newest, ever);
      const last = await store.lastOutsideCalls({ limit: 2, reference: undefined, failedOnly: false });
      expect(last).toEqual([newest[2], newest[1]]);
    });

    test.each<[CallLedgerLine['ending'], boolean]>([
      ['unavailable', true],
      ['timed-out', true],
      ['refused', true],
      ['spared', true],
      ['broke', true],
      ['accepted', false],
      ['declined', false],
      ['under-review', false],
      ['not-issued', false],
      ['pending', false],
      ['not-found', false],
    ])('that ended as %s is among what failed: %s', async (ending, isFailed) => {
      const line = aLine({ ending });
      await store.recordOutsideCall([line], ever);
      expect(await about(line.reference, true)).toEqual(isFailed ? [line] : []);
    });

    test('is let go when it was asked last too long ago, and not while it is asked again', async () => {
      const [old, goesOn] = [aLine(), aLine()];
      await store.recordOutsideCall([old, goesOn], ever);
      await store.recordOutsideCall([{ ...goesOn, lastAt: at('25T09:00') }], at('20T08:59'));
      expect(await about(old.reference)).toHaveLength(1);
      await store.recordOutsideCall([aLine({ lastAt: at('25T09:00') })], at('20T09:01'));
      expect(await about(old.reference)).toEqual([]);
      expect(await about(goesOn.reference)).toMatchObject([{ times: 2, firstAt: at('20T09:00') }]);
    });
  });
}
