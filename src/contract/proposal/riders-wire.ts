import type { Rider, TermYears } from '#domain/catalogue/catalogue.ts';
import { asId, type CptId, type ProposalId } from '#domain/ids.ts';
import { inLanguage, type Language } from '#domain/local-text.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import type { RiderList, TakenRider } from '#domain/proposal/taken-riders.ts';
import type { Failure } from '#domain/result.ts';
import type { CallRequest } from '../call/shapes.ts';
import { riderOfferToWire, termOfferToWire } from '../plan/offers-wire.ts';
import type { WireRiderChange, WireRiders, WireTakenRider } from './riders.ts';

type Row = { readonly id: ProposalId; readonly row: CptId };

/** Names a proposal as it is priced: the calls that change its riders have no id beside it. */
export function rowTokenOf({ id, cptId }: Pick<Proposal, 'id' | 'cptId'>): string {
  return `${id}~${cptId}`;
}

/** The way back; undefined for anything that is not such a text. */
export function parseRowToken(text: string): Row | undefined {
  const [, id, row] = /^([\w-]{20,64})~([\w.:-]{1,80})$/.exec(text) ?? [];
  return id === undefined || row === undefined ? undefined : { id: asId(id), row: asId(row) };
}

type Added = CallRequest<'addRiders'>['body']['data'];

type AddedRiders = Row & {
  readonly riders: readonly string[];
  readonly termYears: TermYears | undefined;
};

/** One change of one proposal: what the entries name differently is wrong, and told beside the entry. */
export function addedRidersFrom(data: Added): AddedRiders | Failure {
  const [first] = data;
  const place = first && parseRowToken(first.cpt_id);
  if (!place) return { code: 'NOT_FOUND' };
  const other = data.findIndex(({ cpt_id }) => cpt_id !== first.cpt_id);
  if (other >= 0) return unlike(other, 'cpt_id');
  const tenures = data.flatMap(({ tenure }) => tenure ?? []);
  const otherTenure = data.findIndex(({ tenure }) => tenure !== undefined && tenure !== tenures[0]);
  if (otherTenure >= 0) return unlike(otherTenure, 'tenure');
  return { ...place, riders: data.flatMap(({ rider_id }) => rider_id ?? []), termYears: tenures[0] };
}

function unlike(at: number, name: string): Failure {
  return { code: 'INVALID_ANSWERS', fields: [{ field: `data.${at}.${name}`, code: 'CHOICE_UNKNOWN' }] };
}

/** A refused change, told beside the entry and the field that is wrong. */
export function refusedRiders(data: Added, failure: Failure): Failure {
  const { code, detail } = failure;
  if (code === 'TERM_NOT_SOLD') {
    const at = data.findIndex(({ tenure }) => tenure !== undefined);
    return { ...failure, fields: [{ field: `data.${Math.max(at, 0)}.tenure`, code }] };
  }
  const isOfRiders = detail?.rider !== undefined || code === 'RIDERS_OVER_CAP';
  if (!isOfRiders) return failure;
  const at = data.findIndex(({ rider_id }) => rider_id === detail?.rider);
  return { ...failure, fields: [{ field: `data.${Math.max(at, 0)}.rider_id`, code }] };
}

export function ridersToWire(list: RiderList, language: Language): WireRiders {
  const { proposal, mayChange, offers, others, terms } = list;
  const cpt_id = rowTokenOf(proposal);
  const { termYears } = proposal;
  return {
    cpt_id,
    version: proposal.version,
    tenure: termYears,
    may_change: mayChange,
    discounts: terms.map(termOfferToWire),
    riders: [
      ...offers.map((offer) => ({
        ...riderOfferToWire(offer, language),
        cpt_id,
        coverage: offer.byTerm.map(({ years, price }) => ({
          tenure: years,
          premium: price.kind === 'quoted' ? price.total : null,
          selected: offer.isChosen && years === termYears,
        })),
      })),
      ...others.map((rider) => otherToWire(rider, list, language)),
    ],
  };
}

/** A draft shows that a rider is sold no more with this plan. Later it shows the rider as it was priced. */
function otherToWire(
  rider: TakenRider,
  { proposal, mayChange }: RiderList,
  language: Language,
): WireRiders['riders'][number] {
  const { id, title, effect, amount } = rider;
  return {
    id,
    title: inLanguage(title, language),
    selected: true,
    mutual_exclusive_group: null,
    needs: [],
    update_base_premium: false,
    is_dynamic_premium: false,
    premium: null,
    premium_status: 'unavailable',
    premium_reason: mayChange ? 'RIDER_NOT_OFFERED' : null,
    effect: effect ?? null,
    cpt_id: rowTokenOf(proposal),
    coverage: [{ tenure: proposal.termYears, premium: amount ?? null, selected: true }],
  };
}

type Changed = {
  readonly proposal: Proposal;
  readonly status: WireRiderChange['status'];
  readonly takenOut: readonly Rider[];
  readonly priceChanged: boolean;
};

export function riderChangeToWire(
  { proposal, status, takenOut, priceChanged }: Changed,
  language: Language,
): WireRiderChange {
  return {
    success: true,
    status,
    proposalID: proposal.id,
    cpt_id: rowTokenOf(proposal),
    version: proposal.version,
    tenure: proposal.termYears,
    riders: [...(proposal.riders ?? [])],
    taken_out: takenOut.map(({ id, title }) => ({ id, title: inLanguage(title, language) })),
    price_changed: priceChanged,
    premium: proposal.price.total,
  };
}

export function takenRidersToWire(riders: readonly TakenRider[], language: Language): WireTakenRider[] {
  return riders.map(({ id, title, effect, amount }) => ({
    id,
    title: inLanguage(title, language),
    effect: effect ?? null,
    amount: amount ?? null,
  }));
}
