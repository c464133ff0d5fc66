import type { CallAnswer, CallRequest } from '#contract/call/shapes.ts';
import {
  addedRidersFrom,
  parseRowToken,
  refusedRiders,
  riderChangeToWire,
  ridersToWire,
} from '#contract/proposal/riders-wire.ts';
import { asId, type ProposalId } from '#domain/ids.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { addRiders, removeRider } from '#usecases/applying/choose-riders.ts';
import { listRiders } from '#usecases/applying/list-riders.ts';
import type { Ports } from '#usecases/ports.ts';
import type { CallContext } from '../../../visit/call-context.ts';
import type { Handlers } from '../handlers.ts';

type RiderHandlers = Pick<Handlers, 'getRiders' | 'addRiders' | 'removeRider'>;

/** What riders a proposal can have, and its choice of them. */
export function riderHandlers(ports: Ports): RiderHandlers {
  return {
    getRiders: async ({ params }, { visitor, locale }) => {
      const list = await listRiders(ports, visitor, asId<ProposalId>(params.id));
      return list.ok ? ok(ridersToWire(list.value, locale)) : list;
    },
    addRiders: (request, context) => add(ports, request, context),
    removeRider: (request, context) => remove(ports, request, context),
  };
}

async function add(
  ports: Ports,
  { body: { data } }: CallRequest<'addRiders'>,
  { visitor, locale }: CallContext,
): Promise<Result<CallAnswer<'addRiders'>>> {
  const added = addedRidersFrom(data);
  if ('code' in added) return { ok: false, failure: added };
  const changed = await addRiders(ports, visitor, added);
  if (!changed.ok) return { ok: false, failure: refusedRiders(data, changed.failure) };
  return ok(riderChangeToWire(changed.value, locale));
}

async function remove(
  ports: Ports,
  { body: { cpt_id, rider_id } }: CallRequest<'removeRider'>,
  { visitor, locale }: CallContext,
): Promise<Result<CallAnswer<'removeRider'>>> {
  const place = parseRowToken(cpt_id);
  if (!place) return fail('NOT_FOUND');
  const changed = await removeRider(ports, visitor, { ...place, rider: rider_id });
  return changed.ok ? ok(riderChangeToWire(changed.value, locale)) : changed;
}
