import type { Catalogue, Slab } from '#domain/catalogue/catalogue.ts';
import { type Bill, roomRentOf, usualBill } from '#domain/claim/bill.ts';
import { commonStays } from '#domain/claim/common-stays.ts';
import { type CutKind, cutKinds } from '#domain/claim/cut-kinds.ts';
import { cutsOf } from '#domain/claim/cuts.ts';
import { freshYear } from '#domain/claim/remaining-cover.ts';
import { type ClaimFacts, settleBill } from '#domain/claim/settle-bill.ts';
import { type ExistingCover, stackCheck } from '#domain/claim/stack-check.ts';
import { type RoomChoice, roomChoices, type Stay } from '#domain/claim/stay.ts';
import { fitFactsOf } from '#domain/judge/alternatives/better-fit.ts';
import { usualStay } from '#domain/judge/years/stays/usual-stay.ts';
import { inLanguage, type Language } from '#domain/local-text.ts';
import { cityTier } from '#domain/location/city.ts';
import type { Rupees } from '#domain/money.ts';
import type { QuotedBlock } from '#domain/offer/plan.ts';
import type { WireBillTest } from './bill-test.ts';

export type Clauses = Readonly<
  Partial<Record<CutKind, { readonly part: number; readonly heading: string; readonly text: string }>>
>;

/** The usual stays that somebody here could have, in every room of the family's city, settled under one cover. */
export function billTestToWire(
  { stays: table, cities, claims }: Catalogue,
  slab: Slab,
  block: Pick<QuotedBlock, 'members' | 'pincode' | 'request'>,
  clauses: Clauses,
  language: Language,
): WireBillTest {
  const tier = cityTier(block.pincode, cities);
  const existing = slab.deductible === undefined ? undefined : block.request.existingSumInsured;
  const { eldestAge, mayHaveBirth } = fitFactsOf(block.members);
  const claimant = { person: 'you', entryAge: eldestAge, claimFreeYears: 0, dates: undefined };
  const possible = table.stays.filter(({ birth }) => birth === undefined || mayHaveBirth);
  const settledIn = (stay: Stay, room: RoomChoice) =>
    settledToWire(room, usualBill(table, stay, tier, room), slab, claimant, existing);
  const [first] = table.stays;
  const usual = usualStay(commonStays(table, block.members, tier), claims, block.members);
  return {
    as_of: table.asOf,
    tier,
    rents: first ? roomChoices.map((room) => ({ room, amount: first.costs[tier].rents[room] })) : [],
    usual: usual?.stay.id ?? null,
    stays: possible.map((stay) => ({
      id: stay.id,
      title: inLanguage(stay.title, language),
      is_birth: stay.birth !== undefined,
      room_days: stay.roomDays,
      icu_days: stay.icuDays,
      rooms: roomChoices.map((room) => settledIn(stay, room)),
    })),
    held_cover: existing ?? null,
    clauses: cutKinds.flatMap((kind) => {
      const clause = clauses[kind];
      return clause ? [{ kind, ...clause }] : [];
    }),
  };
}

function settledToWire(
  room: RoomChoice,
  bill: Bill,
  slab: Slab,
  claimant: ClaimFacts,
  existing: Rupees | undefined,
): WireBillTest['stays'][number]['rooms'][number] {
  const settled = settleBill({ ...claimant, bill, slab, year: freshYear });
  return {
    room,
    rent: roomRentOf(bill),
    total: settled.total,
    plan_pays: settled.planPays,
    you_pay: settled.youPay,
    cuts: cutsOf(settled).map((cut) => ({ ...cut })),
    stacked: existing === undefined ? null : stackedToWire(bill, slab, claimant, existing),
  };
}

/** The policy held is taken to pay any room and all of a bill: its owner has told us its sum alone. */
function stackedToWire(bill: Bill, superTopUp: Slab, claimant: ClaimFacts, sumInsured: Rupees) {
  const existing: ExistingCover = { sumInsured, roomCapPercent: undefined, copayPercent: 0 };
  const { segments } = stackCheck({
    existing,
    superTopUp,
    biggerBase: undefined,
    bills: [{ ...claimant, bill }],
  });
  return segments.map((segment) => ({ ...segment }));
}
