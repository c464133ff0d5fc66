import type { Kysely } from 'kysely';
import { hasDueDay } from '#domain/service/request-state.ts';
import { requestPlaceOf, type ServiceRequest } from '#domain/service/service-request.ts';
import type { ServiceRequests } from '#usecases/ports/service-requests.ts';
import type { Sealer } from '../sealing/sealing.ts';
import type { Row, Tables } from '../tables.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

export function serviceRequestsIn({ run, atomically }: UnitOfWork, sealer: Sealer): ServiceRequests {
  const first = (rows: readonly Row<'service_requests'>[]) => rows[0] && requestOf(rows[0], sealer);
  return {
    insertServiceRequest: (request) =>
      atomically(async (db) => {
        const inserted = await db
          .insertInto('service_requests')
          .values(rowOf(request, sealer))
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (inserted.numInsertedOrUpdatedRows === 1n) return request;
        const place = requestPlaceOf(request);
        if (place === undefined) return undefined;
        return first(await select(db).where('place', '=', place).execute());
      }),

    getServiceRequest: async (id) => first(await run((db) => select(db).where('id', '=', id).execute())),

    serviceRequestBy: async (reference) =>
      first(await run((db) => select(db).where('reference', '=', reference).execute())),

    serviceRequestsOf: async (id) => {
      const rows = await run((db) =>
        select(db).where('proposalId', '=', id).orderBy('createdAt').orderBy('id').execute(),
      );
      return rows.map((row) => requestOf(row, sealer));
    },

    saveServiceRequest: async (next) => {
      const { id, reference, proposalId, kind, createdAt, place, ...changes } = rowOf(next, sealer);
      const result = await run((db) =>
        db
          .updateTable('service_requests')
          // A place that was given up is never taken again: somebody else may have it by now.
          .set({ ...changes, ...(place === null ? { place } : {}) })
          .where('id', '=', id)
          .where('version', '=', next.version - 1)
          .executeTakeFirst(),
      );
      return result.numUpdatedRows === 1n;
    },

    dueServiceRequests: async (limit, at) => {
      const rows = await run((db) =>
        db
          .selectFrom('service_requests')
          .select('id')
          .where('lookAt', '<=', at)
          .orderBy('lookAt')
          .limit(limit)
          .execute(),
      );
      return rows.map(({ id }) => id);
    },

    lateServiceRequests: async (limit, today) => {
      const rows = await run((db) =>
        select(db).where('dueOn', '<', today).orderBy('dueOn').limit(limit).execute(),
      );
      return rows.map((row) => requestOf(row, sealer));
    },
  };
}

function select(db: Kysely<Tables>) {
  return db.selectFrom('service_requests').selectAll();
}

function rowOf(request: ServiceRequest, sealer: Sealer) {
  const { id, reference, proposalId, state, version, createdAt, updatedAt } = request;
  return {
    ...{ id, reference, proposalId, state, version, createdAt, updatedAt },
    kind: request.facts.kind,
    place: requestPlaceOf(request) ?? null,
    dueOn: hasDueDay(state) ? request.dueOn : null,
    lookAt: request.lookAt ?? null,
    sealedRequest: sealer.seal(placeOf(request), request),
  };
}

function placeOf({ id }: Pick<ServiceRequest, 'id'>) {
  return { table: 'service_requests', id, owner: '' };
}

function requestOf(row: Row<'service_requests'>, sealer: Sealer): ServiceRequest {
  // Sealed by the store from a request.
  return sealer.open(placeOf(row), row.sealedRequest) as ServiceRequest;
}
