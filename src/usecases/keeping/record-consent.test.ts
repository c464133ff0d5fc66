import { afterEach, beforeEach, expect, test } from 'vitest';
import { purposeRule } from '#domain/consent/purposes.ts';
import { keep, openUsecasePorts, type UsecasePorts } from '#test/usecase-ports.ts';
import { leaveDevice } from './leave-device.ts';
import { recordConsent } from './record-consent.ts';

let ports: UsecasePorts;
beforeEach(async () => {
  ports = await openUsecasePorts({});
});
afterEach(() => ports.close());

const textVersion = purposeRule('usage')?.textVersion ?? '';
const yes = { purpose: 'usage', given: true, textVersion, language: 'hi' } as const;

test('a yes stands with its text, its language and when it was said', async () => {
  const { owner } = await keep(ports, {});
  expect(await recordConsent(ports, owner, yes)).toEqual({
    ok: true,
    value: { ...yes, at: ports.clock.now() },
  });
  expect(await ports.store.consentsOf(owner)).toMatchObject([{ purpose: 'usage', given: true }]);
});

test('who left the device meanwhile says nothing any more, and nothing is kept of it', async () => {
  const { owner } = await keep(ports, {});
  await leaveDevice(ports, owner);
  expect(await recordConsent(ports, owner, yes)).toEqual({ ok: false, failure: { code: 'NOT_FOUND' } });
  expect(await ports.store.consentsOf(owner)).toEqual([]);
});

test('what nobody can say yes to is refused beside its field', async () => {
  const { owner } = await keep(ports, {});
  expect(await recordConsent(ports, owner, { ...yes, purpose: 'weather' })).toMatchObject({
    ok: false,
    failure: { fields: [{ field: 'purpose', code: 'CHOICE_UNKNOWN' }] },
  });
});
