import type { Quote, QuoteRequest } from '#domain/quote/quote.ts';
import type { Store } from '#usecases/ports/store.ts';
import { lockForShare } from '../engine/locks.ts';
import type { SealedPlace, Sealer } from '../sealing/sealing.ts';
import type { Row } from '../tables.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

type Quotes = Pick<Store, 'insertQuote' | 'saveLaterAnswers' | 'findQuote' | 'ownsQuote'>;

export function quotesIn({ run }: UnitOfWork, sealer: Sealer): Quotes {
  return {
    insertQuote: async (quote) => {
      const { request, ...row } = quote;
      const sealedRequest = sealer.seal(placeOf(quote), request);
      await run((db) =>
        db
          .insertInto('quotes')
          .values({ ...row, sealedRequest })
          .execute(),
      );
    },
    saveLaterAnswers: async (quote, { bearable, importance }) => {
      const sealedRequest = sealer.seal(placeOf(quote), { ...quote.request, bearable, importance });
      await run((db) =>
        db
          .updateTable('quotes')
          .set({ sealedRequest })
          .where('id', '=', quote.id)
          .where('owner', '=', quote.owner)
          .execute(),
      );
    },
    findQuote: async (owner, id) => {
      const row = await run((db) =>
        db
          .selectFrom('quotes')
          .selectAll()
          .where('id', '=', id)
          .where('owner', '=', owner)
          .executeTakeFirst(),
      );
      return row && quoteOf(row, sealer);
    },
    ownsQuote: async (owner, id) => {
      const row = await run((db) => {
        const own = db.selectFrom('quotes').select('id').where('id', '=', id).where('owner', '=', owner);
        // What is written after it refers to it.
        return lockForShare(db, own).executeTakeFirst();
      });
      return row !== undefined;
    },
  };
}

export function quoteOf({ sealedRequest, ...quote }: Row<'quotes'>, sealer: Sealer): Quote {
  // `insertQuote` and `saveLaterAnswers` have sealed it from a request.
  return { ...quote, request: sealer.open(placeOf(quote), sealedRequest) as QuoteRequest };
}

export function placeOf({ id, owner }: Pick<Quote, 'id' | 'owner'>): SealedPlace {
  return { table: 'quotes', id, owner };
}
