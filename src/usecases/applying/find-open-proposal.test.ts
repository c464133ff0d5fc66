import { afterEach, expect, test } from 'vitest';
import { asId, type InsurerSlug } from '#domain/ids.ts';
import { aVisitor } from '#test/ports/store-values.ts';
import { keep, oneProduct, openUsecasePorts, type UsecasePorts } from '#test/usecase-ports.ts';
import { findOpenProposal } from './find-open-proposal.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

const [product] = oneProduct.products;
const acme = asId<InsurerSlug>('acme');
const slug = product?.slug ?? '';
const notFound = { ok: false, failure: { code: 'NOT_FOUND' } };

test('a purchase that stands open is found by whose it is', async () => {
  ports = await openUsecasePorts({});
  const { id, owner } = await keep(ports, { state: 'awaiting-payment' });
  expect(await findOpenProposal(ports, owner, acme, slug)).toMatchObject({ ok: true, value: { id } });
  expect(await findOpenProposal(ports, aVisitor(), acme, slug)).toEqual({ ok: true, value: undefined });
});

test('one that is a policy by now stands in nobody’s way', async () => {
  ports = await openUsecasePorts({});
  const proposal = await keep(ports, { state: 'paid' });
  await ports.store.saveProposal({ ...proposal, state: 'issued', version: proposal.version + 1 });
  expect(await findOpenProposal(ports, proposal.owner, acme, slug)).toEqual({ ok: true, value: undefined });
});

test.each([
  ['no product', acme, 'nothing'],
  ['another insurer’s product', asId<InsurerSlug>('other'), slug],
])('%s is not found', async (_what, insurer, name) => {
  ports = await openUsecasePorts({});
  const { owner } = await keep(ports, {});
  expect(await findOpenProposal(ports, owner, insurer, name)).toEqual(notFound);
});
