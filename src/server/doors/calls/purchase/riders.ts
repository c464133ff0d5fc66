import {
  addedRidersFrom,
  parseRowToken,
  refusedRiders,
  riderChangeToWire,
  ridersToWire,
} from '#contract/proposal/riders-wire.ts';
import { asId, type ProposalId } from '#domain/ids.ts';
import { fail, ok } from '#domain/result.ts';
import { addRiders, removeRider } from '#usecases/applying/choose-riders.ts';
import { listRiders } from '#usecases/applying/list-riders.ts';
import type { Ports } from '#usecases/ports.ts';
import type { Handler, Handlers } from '../handlers.ts';

type RiderHandlers = Pick<Handlers, 'getRiders' | 'addRiders' | 'removeRider'>;

/** What riders a proposal can have, and its choice of them. */
export function riderHandlers(ports: Ports): RiderHandlers {
  return {
    getRiders: async ({ params }, { visitor, locale }) => {
      const list = await listRiders(ports, visitor, asId<ProposalId>(params.id));
      return list.ok ? ok(ridersToWire(list.value, locale)) : list;
    },
    addRiders: add(ports),
    removeRider: remove(ports),
  };
}

const add =
  (ports: Ports): Handler<'addRiders'> =>
  async ({ body: { data } }, { visitor, locale }) => {
    const added = addedRidersFrom(data);
    if ('code' in added) return { ok: false, failure: added };
    const changed = await addRiders(ports, visitor, added);
    if (!changed.ok) return { ok: false, failure: refusedRiders(data, changed.failure) };
    return ok(riderChangeToWire(changed.value, locale));
  };

const remove =
  (ports: Ports): Handler<'removeRider'> =>
  async ({ body: { cpt_id, rider_id } }, { visitor, locale }) => {
    const place = parseRowToken(cpt_id);
    if (!place) return fail('NOT_FOUND');
    const changed = await removeRider(ports, visitor, { ...place, rider: rider_id });
    return changed.ok ? ok(riderChangeToWire(changed.value, locale)) : changed;
  };
