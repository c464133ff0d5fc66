import type { Quote, QuoteRequest } from '#domain/quote/quote.ts';
import type { Store } from '#usecases/ports/store.ts';
import { lockForShare } from '../engine/locks.ts';
import type { SealedPlace, Sealer } from '../sealing/sealing.ts';
import type { Tables } from '../tables.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

type Quotes = Pick<Store, 'insertQuote' | 'findQuote' | 'ownsQuote'>;

export function quotesIn({ run }: UnitOfWork, sealer: Sealer): Quotes {
  return {
    insertQuote: async (quote) => {
      const row = {
        id: quote.id,
        owner: quote.owner,
        crn: quote.crn,
        channel: quote.channel,
        partner: quote.partner ?? null,
        catalogue_version: quote.catalogueVersion,
        created_at: quote.createdAt,
        sealed_request: sealer.seal(placeOf(quote), quote.request),
      };
      await run((db) => db.insertInto('quotes').values(row).execute());
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

export function quoteOf(row: Tables['quotes'], sealer: Sealer): Quote {
  return {
    id: row.id,
    owner: row.owner,
    crn: row.crn,
    channel: row.channel,
    partner: row.partner ?? undefined,
    // `insertQuote` has sealed it from a request.
    request: sealer.open(placeOf(row), row.sealed_request) as QuoteRequest,
    catalogueVersion: row.catalogue_version,
    createdAt: row.created_at,
  };
}

export function placeOf({ id, owner }: Pick<Quote, 'id' | 'owner'>): SealedPlace {
  return { table: 'quotes', id, owner };
}
