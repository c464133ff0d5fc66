import type { Load } from './load.ts';
import { type Ask, openVisitor, type Visitor } from './visitor.ts';

/** Milliseconds of processor that a list may cost which nobody asked for before. */
const limits = { newFamily: 8, bigFamily: 15 };
const bigFamilies = 20;
/** More questions than the server keeps answers of: each length of the list is another one. */
const lengths = Array.from({ length: 30 }, (_, longer) => 20 + longer);

type Saved = { readonly by: Visitor; readonly id: string };
type CardsLoad = Load & { readonly goal: { readonly processorMs: number } };

/** Lists of many families, and of families of fourteen in which nobody can be insured with all the others. */
export async function cardsLoads(origin: string, families: readonly Saved[]): Promise<readonly CardsLoad[]> {
  const by = await openVisitor(origin, '10.0.0.2');
  const big: Saved[] = [];
  for (let each = 0; each < bigFamilies; each++) big.push({ by, id: await by.save(each, 'fourteen') });
  return [
    {
      title: 'get-cards, always a new family',
      next: inTurn(families.map((one) => cards(one, 20))),
      goal: { processorMs: limits.newFamily },
    },
    {
      title: 'get-cards of 14 people, always new',
      next: inTurn(lengths.flatMap((first) => big.map((one) => cards(one, first)))),
      goal: { processorMs: limits.bigFamily },
    },
  ];
}

function cards({ by, id }: Saved, first: number): Ask {
  return by.call('getCards', { params: { quote_id: id }, body: { data: { block: 'family', first } } });
}

function inTurn([first, ...others]: readonly Ask[]): () => Ask {
  if (!first) throw new Error('Nothing to ask');
  const asks = [first, ...others];
  let turn = 0;
  return () => asks[turn++ % asks.length] ?? first;
}
