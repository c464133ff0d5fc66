import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Instant } from '#domain/date.ts';
import type { CallLedgerLine } from '#domain/outside/call-ledger.ts';
import { withStore } from '../store/with-store.ts';
import { formatCallLines, parseLedgerFilter } from './call-lines.ts';

const at = (time: string) => `2026-11-${time}.000Z` as Instant; // the shape of an instant

function aLine(facts: Partial<CallLedgerLine>): CallLedgerLine {
  const lastAt = facts.lastAt ?? at('20T09:00:05');
  return {
    outside: 'insurer',
    company: 'sahyadri',
    reference: 'CHT-AAAA-BBBB-CCCC',
    question: 'propose',
    ending: 'accepted',
    times: 1,
    firstAt: lastAt,
    lastMs: 320,
    longestMs: 320,
    ...facts,
    lastAt,
  };
}

const dataDir = mkdtempSync(join(tmpdir(), 'chhatri-outsides-'));
const config = { databaseUrl: undefined, dataDir, dataKeys: undefined };

beforeAll(() =>
  withStore(config, (store) =>
    store.recordOutsideCall(
      [
        aLine({}),
        aLine({
          question: 'decision',
          ending: 'under-review',
          lastAt: at('20T19:00:00'),
          firstAt: at('20T09:00:07'),
          times: 1_200,
          lastMs: 80,
          longestMs: 2_140,
        }),
        aLine({ outside: 'registry', company: 'digilocker', question: 'search', ending: 'unavailable' }),
        aLine({ reference: 'CHT-DDDD-EEEE-FFFF', ending: 'spared', lastMs: 0, lastAt: at('21T09:00:00') }),
      ],
      at('01T00:00:00'),
    ),
  ),
);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const printed = (...args: readonly string[]) => {
  const filter = parseLedgerFilter(args);
  if (!filter) throw new Error('It has no meaning');
  return withStore(config, (store) => formatCallLines(store, filter));
};

describe('what was asked outside is printed', () => {
  test('newest first, in Indian time, and in one line what was asked often', async () => {
    const [spared, review, ...rest] = await printed();
    expect(spared).toBe('2026-11-21 14:30:00  insurer sahyadri  propose  spared  CHT-DDDD-EEEE-FFFF  0 ms');
    expect(review).toBe(
      '2026-11-21 00:30:00  insurer sahyadri  decision  under-review  CHT-AAAA-BBBB-CCCC  80 ms, 1200 times since 2026-11-20 14:30:07, up to 2140 ms',
    );
    expect(rest).toHaveLength(2);
    expect(rest).toContain(
      '2026-11-20 14:30:05  registry digilocker  search  unavailable  CHT-AAAA-BBBB-CCCC  320 ms',
    );
  });

  test('about one proposal, however its number is typed', async () => {
    for (const number of ['CHT-DDDD-EEEE-FFFF', ' cht-dddd-eeee-ffff'])
      expect(await printed('--proposal', number)).toEqual([expect.stringContaining('spared')]);
    expect(await printed('--proposal', 'CHT-0000')).toEqual(['Nothing of the kind was asked.']);
  });

  test('without what was answered', async () => {
    const failed = await printed('--failed');
    expect(failed.map((line) => /spared|unavailable/.exec(line)?.[0])).toEqual(['spared', 'unavailable']);
    expect(await printed('--failed', '--proposal', 'CHT-AAAA-BBBB-CCCC')).toHaveLength(1);
  });

  test('as many lines as are wished for', async () => {
    expect(await printed('1')).toHaveLength(1);
    expect(await printed('2', '--failed')).toHaveLength(2);
  });
});

test.each([['many'], ['5 6'], ['--all'], ['--proposal'], ['-5'], ['99999']])(
  '"%s" has no meaning',
  (words) => {
    expect(parseLedgerFilter(words.split(' '))).toBeUndefined();
  },
);

test('a thousand lines are the most, fifty the usual', () => {
  expect(parseLedgerFilter(['9999'])?.limit).toBe(1_000);
  expect(parseLedgerFilter([])).toEqual({ limit: 50, reference: undefined, failedOnly: false });
});
