import { afterEach, expect, test } from 'vitest';
import type { Instant } from '#domain/date.ts';
import type { VisitorId } from '#domain/ids.ts';
import { lakh } from '#domain/money.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { aFamily } from '#test/builders/person-builders.ts';
import { aProposal, aQuote, aVisitor, transactionFor } from '#test/ports/store-values.ts';
import { openUsecasePorts, type UsecasePorts } from '#test/usecase-ports.ts';
import { listQuotes } from './list-quotes.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

const at = (day: string) => `${day}T06:00:00.000Z` as Instant; // in the shape of an instant

async function quoteFor(owner: VisitorId, people: string, day: string, cover = 10) {
  const { request, ...quote } = aQuote({ owner, createdAt: at(day) });
  const saved = { ...quote, request: { ...request, members: aFamily(people), sumInsured: lakh(cover) } };
  await ports.store.insertQuote(saved);
  return saved;
}

async function begin(quote: Awaited<ReturnType<typeof quoteFor>>, facts: Partial<Proposal>) {
  const proposal = aProposal(quote, { createdAt: at('2026-11-12'), ...facts });
  await ports.store.insertProposal(transactionFor(proposal), proposal);
}

const listed = async (owner: VisitorId) =>
  (await listQuotes(ports, owner)).map(({ quote, until }) => [quote.id, until]);

test('of one question the last quote is kept, for as long as its rule keeps it, for its visitor alone', async () => {
  ports = await openUsecasePorts({});
  const owner = aVisitor();
  await quoteFor(owner, 'You 34y', '2026-11-10');
  const last = await quoteFor(owner, 'You 34y', '2026-11-11', 5);
  const other = await quoteFor(owner, 'Father 60y', '2026-11-09');
  await quoteFor(owner, 'Mother 60y', '2026-08-01');
  expect(await listed(owner)).toEqual([
    [last.id, '2027-02-09'],
    [other.id, '2027-02-07'],
  ]);
  expect(await listed(aVisitor())).toEqual([]);
});

test('a quote whose people have begun to buy since is kept no more, unless it came to nothing', async () => {
  ports = await openUsecasePorts({});
  const owner = aVisitor();
  await begin(await quoteFor(owner, 'You 34y', '2026-11-10'), { members: aFamily('You 34y') });
  expect(await listed(owner)).toEqual([]);
  const later = await quoteFor(owner, 'You 34y', '2026-11-15');
  const declined = await quoteFor(owner, 'Father 60y', '2026-11-10');
  await begin(declined, { members: aFamily('Father 60y'), state: 'declined' });
  expect(await listed(owner)).toEqual([
    [later.id, '2027-02-13'],
    [declined.id, '2027-02-08'],
  ]);
});
