import { afterEach, beforeEach, expect, test } from 'vitest';
import { asId, type InsurerSlug } from '#domain/ids.ts';
import { aVisitor } from '#test/ports/store-values.ts';
import { keep, openUsecasePorts, type UsecasePorts } from '#test/usecase-ports.ts';
import { readHelp } from './read-help.ts';

let ports: UsecasePorts;
beforeEach(async () => {
  ports = await openUsecasePorts({});
});
afterEach(() => ports.close());

test('help names the insurer of one’s own application, and nothing of anybody else’s', async () => {
  const number = 'CHT-24BC-9XYZ-77KK';
  const { owner } = await keep(ports, { number, insurerSlug: asId<InsurerSlug>('acme') });
  expect(await readHelp(ports, owner, number.toLowerCase())).toEqual({
    reference: number,
    insurer: { title: 'acme Health', phone: '1800 000 000' },
  });
  expect(await readHelp(ports, aVisitor(), number)).toEqual({ reference: number, insurer: undefined });
  expect(await readHelp(ports, owner, undefined)).toEqual({ reference: undefined, insurer: undefined });
});
