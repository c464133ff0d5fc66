import { expect, test } from 'vitest';
import { keep, openUsecasePorts } from '#test/usecase-ports.ts';
import { leaveDevice } from './leave-device.ts';

test('who leaves the device opens nothing any more, and what is paid goes on', async () => {
  const ports = await openUsecasePorts({});
  const { owner, id, quoteId } = await keep(ports, { state: 'paid' });
  const other = await keep(ports, {});
  await leaveDevice(ports, owner);
  expect(await ports.store.findProposal(owner, id)).toBeUndefined();
  expect(await ports.store.findQuote(owner, quoteId)).toBeUndefined();
  expect(await ports.store.getProposal(id)).toMatchObject({ state: 'paid' });
  expect(await ports.store.findProposal(other.owner, other.id)).toEqual(other);
  await ports.close();
});
