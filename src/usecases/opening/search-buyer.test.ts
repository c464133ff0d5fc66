import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPolicy } from '#test/ports/store-values.ts';
import { keep, openUsecasePorts, type UsecasePorts } from '#test/usecase-ports.ts';
import { searchBuyer } from './search-buyer.ts';

let ports: UsecasePorts;
let number: string;
beforeAll(async () => {
  ports = await openUsecasePorts({});
  const proposal = await keep(ports, { state: 'issued' });
  await ports.store.insertPolicy(aPolicy(proposal), []);
  number = proposal.number;
});
afterAll(() => ports.close());

const operator = { who: 'meera', via: 'command', reason: 'she calls' } as const;
const numbersBy = async (input: string) => {
  const result = await searchBuyer(ports, input, operator);
  return result.ok ? result.value.map((row) => row.number) : result.failure.code;
};

test.each([
  ['a mobile', '+91 98220 44170', true],
  ['a mail address in capitals', 'Asha@Example.in', true],
  ['a name with the date of birth', 'asha  RAO 1992-05-05', true],
  ['another date of birth', 'Asha Rao 1992-05-06', false],
  ['another mobile', '9822044171', false],
])('by %s a policy is found: %3$s', async (_what, input, isThere) => {
  expect(await numbersBy(input)).toEqual(isThere ? [number] : []);
});

test('what is none of the three is refused, and a reason has to be given', async () => {
  expect(await numbersBy('Asha Rao')).toBe('ANSWER_UNKNOWN');
  const silent = await searchBuyer(ports, '9822044170', { ...operator, reason: ' ' });
  expect(silent).toMatchObject({ ok: false, failure: { code: 'ANSWER_REQUIRED' } });
});

test('the log has why and what was found, and not what was looked for', async () => {
  await numbersBy('asha@example.in');
  const [line] = await ports.store.lastAudit(1);
  expect(line).toMatchObject({ act: 'searched', reference: number, reason: 'she calls', who: 'meera' });
  expect(JSON.stringify(line)).not.toContain('example');
});
