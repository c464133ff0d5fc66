import { mkdirSync, mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSandboxInsurer } from '#adapters/insurer/sandbox.ts';
import { openSandboxGateway } from '#adapters/payment/sandbox.ts';
import { assertWholeBook } from '#adapters/system/book-file.ts';
import { rupees } from '#domain/money.ts';
import { aCase } from './insurer.suite.ts';
import { movingClock } from './moving-clock.ts';
import { anOrder, answerValue } from './payment-gateway.suite.ts';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'chhatri-books-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const unavailable = { ok: false, reason: 'unavailable' };

/** While it runs, nobody else writes to that file. */
async function whileLocked(file: string, work: () => Promise<void>): Promise<void> {
  const holder = new DatabaseSync(join(dataDir, file));
  holder.exec('begin immediate');
  await work();
  holder.exec('rollback');
  holder.close();
}

test('a gateway whose own file cannot be written is unavailable, as a company that is down', async () => {
  const gateway = openSandboxGateway({ dataDir, clock: movingClock() });
  const { gatewayOrderId } = answerValue(await gateway.openOrder(anOrder()));
  gateway.choose(gatewayOrderId, 'success', 'upi');
  await whileLocked('sandbox-gateway.db', async () => {
    expect(await gateway.openOrder(anOrder())).toEqual(unavailable);
    expect(await gateway.refund(gatewayOrderId, rupees(11_700))).toEqual(unavailable);
    expect(answerValue(await gateway.orderStatus(gatewayOrderId)).state).toBe('captured');
  });
  expect(answerValue(await gateway.refund(gatewayOrderId, rupees(11_700))).state).toBe('refunded');
  gateway.close();
});

test('an insurer whose own file cannot be written is unavailable, and issues later', async () => {
  const insurer = openSandboxInsurer({ dataDir, clock: movingClock() });
  const [paidCase, late] = [aCase('9876501234'), aCase('9876501234')];
  await insurer.propose(paidCase);
  await whileLocked('sandbox-insurer.db', async () => {
    expect(await insurer.propose(late)).toEqual(unavailable);
    expect(await insurer.issue(paidCase)).toEqual(unavailable);
    expect(answerValue(await insurer.lookUp(paidCase.insurer, paidCase.reference))).toBeUndefined();
  });
  expect((await insurer.issue(paidCase)).ok).toBe(true);
  insurer.close();
});

describe('a book that is damaged stops the start with its name and the repair', () => {
  const file = () => join(dataDir, 'sandbox-gateway.db');
  const filled = async () => {
    const gateway = openSandboxGateway({ dataDir, clock: movingClock() });
    for (let count = 0; count < 100; count += 1) await gateway.openOrder(anOrder());
    gateway.close();
  };

  test.each([
    ['no database', () => writeFileSync(file(), 'no database at all\n'.repeat(2_000))],
    ['cut in half', () => truncateSync(file(), 4_096 * Math.floor(statSync(file()).size / 8_192))],
  ])('one that is %s', async (_what, damage) => {
    await filled();
    assertWholeBook(file());
    damage();
    expect(() => assertWholeBook(file())).toThrow(
      /The book .*sandbox-gateway\.db of a sandbox is damaged.*Move sandbox-gateway\.db, .* aside and put the last backup/,
    );
  });

  test('one that cannot be opened at all is told apart, and none is none', () => {
    assertWholeBook(file());
    mkdirSync(file());
    expect(() => assertWholeBook(file())).toThrow(/sandbox-gateway\.db cannot be opened/);
  });
});
