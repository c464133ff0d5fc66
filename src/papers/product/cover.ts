import type { Rider, Slab } from '#domain/catalogue/catalogue.ts';
import type { CriticalIllness, Maternity, Restoration } from '#domain/cover/features.ts';
import { inLanguage } from '#domain/local-text.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { never } from '#domain/result.ts';
import type { Say } from '#words/sentences.ts';
import { amountInWords } from '../amounts.ts';
import { filled, type PaperSection, sectionOf } from '../tree.ts';
import {
  copaySection,
  dearerRoomSection,
  deductibleSection,
  roomSection,
  treatmentSection,
  waitsSection,
} from './limits.ts';
import { overSlabs } from './over-slabs.ts';
import type { ProductWithNames, SoldProduct } from './product-facts.ts';

/** What is paid, limited and waited for. */
export function coverSections(say: Say, product: ProductWithNames): readonly PaperSection[] {
  return filled([
    paidSection(say, product),
    deductibleSection(say, product),
    roomSection(say, product),
    dearerRoomSection(say, product),
    copaySection(say, product),
    treatmentSection(say, product),
    waitsSection(say, product),
    growthSection(say, product),
    birthSection(say, product),
    visitsSection(say, product),
    criticalSection(say, product),
    extrasSection(say, product),
  ]);
}

function paidSection(say: Say, { product: { slabs } }: SoldProduct): PaperSection {
  return sectionOf(say('papers.paid'), [
    say('papers.paid.stays'),
    ...overSlabs(say, slabs, ({ features }) =>
      say('papers.paid.around', {
        before: features.preHospitalisationDays,
        after: features.postHospitalisationDays,
      }),
    ),
    ...overSlabs(say, slabs, ({ features: { ambulance } }) =>
      ambulance === undefined
        ? say('papers.paid.ambulance.actual')
        : say('papers.paid.ambulance', { amount: formatRupees(ambulance) }),
    ),
    ...overSlabs(say, slabs, ({ features: { ayush } }) =>
      say(ayush ? 'papers.paid.ayush' : 'papers.paid.ayush.none'),
    ),
    ...overSlabs(say, slabs, ({ features: { consumables } }) =>
      say(consumables ? 'papers.paid.consumables' : 'papers.paid.consumables.none'),
    ),
    say('papers.paid.non-payables'),
  ]);
}

export function growthSection(say: Say, { product: { slabs } }: SoldProduct): PaperSection {
  return sectionOf(say('papers.growth'), [
    ...overSlabs(say, slabs, ({ features }) => refillLine(say, features.restoration)),
    ...overSlabs(say, slabs, (slab) => bonusLine(say, slab)),
  ]);
}

export function birthSection(say: Say, { product: { slabs } }: SoldProduct): PaperSection {
  return sectionOf(
    say('papers.birth'),
    overSlabs(say, slabs, ({ features }) => birthLine(say, features.maternity)),
  );
}

function visitsSection(say: Say, { product: { slabs } }: SoldProduct): PaperSection {
  return sectionOf(say('papers.visits'), [
    ...overSlabs(say, slabs, ({ features: { outpatient } }) =>
      outpatient.kind === 'none'
        ? say('papers.visits.none')
        : say('papers.visits.paid', { amount: formatRupees(outpatient.perYear) }),
    ),
    ...overSlabs(say, slabs, ({ features: { healthCheckup } }) =>
      healthCheckup.kind === 'none'
        ? say('papers.checkups.none')
        : say('papers.checkups.paid', {
            years: healthCheckup.everyYears,
            amount: formatRupees(healthCheckup.max),
          }),
    ),
  ]);
}

function criticalSection(say: Say, { product: { slabs } }: SoldProduct): PaperSection {
  return sectionOf(
    say('papers.critical'),
    overSlabs(say, slabs, ({ features }) => criticalLine(say, features.criticalIllness)),
  );
}

/** Extras a line each; of a group only one can be chosen. */
function extrasSection(say: Say, { product: { riders } }: SoldProduct): PaperSection {
  const groups = [...new Set(riders.flatMap(({ exclusiveGroup }) => exclusiveGroup ?? []))];
  const choices = groups
    .map((group) => riders.filter(({ exclusiveGroup }) => exclusiveGroup === group))
    .filter((members) => members.length > 1);
  return sectionOf(say('papers.extras'), [
    ...(riders.length === 0 ? [say('papers.extras.none')] : riders.map((rider) => extraLine(say, rider))),
    ...choices.map((members) =>
      say('papers.extras.one', {
        extras: members.map(({ title }) => inLanguage(title, say.locale)).join('; '),
      }),
    ),
  ]);
}

function extraLine(say: Say, { title, price }: Rider): string {
  const extra = inLanguage(title, say.locale);
  switch (price.kind) {
    case 'percent':
      return say('papers.extra.percent', { extra, percent: price.percent });
    case 'percent-off':
      return say('papers.extra.off', { extra, percent: price.percent });
    case 'flat':
      return say('papers.extra.flat', { extra, amount: formatRupees(price.amount) });
    case 'per-person':
      return say('papers.extra.person', { extra, amount: formatRupees(price.amount) });
    case 'by-age': {
      const amountAt = (index: number) => formatRupees(price.bands.at(index)?.annualPremium ?? rupees(0));
      return say('papers.extra.aged', { extra, from: amountAt(0), to: amountAt(-1) });
    }
    case 'live':
      return say('papers.extra.live', { extra });
    default:
      return never(price);
  }
}

function refillLine(say: Say, refill: Restoration): string {
  switch (refill.kind) {
    case 'none':
      return say('papers.refill.none');
    case 'once':
      return say(refill.anyIllness ? 'papers.refill.any' : 'papers.refill.other');
    case 'unlimited':
      return say('papers.refill.unlimited');
    default:
      return never(refill);
  }
}

function bonusLine(say: Say, { features: { noClaimBonus } }: Slab): string {
  const { percentPerYear: percent, maxPercent: most } = noClaimBonus;
  return percent === 0 ? say('papers.bonus.none') : say('papers.bonus', { percent, most });
}

function birthLine(say: Say, birth: Maternity): string {
  if (birth.kind === 'none') return say('papers.birth.none');
  const { waitMonths: months, normal, caesarean } = birth;
  return say('papers.birth.paid', {
    months,
    normal: formatRupees(normal),
    caesarean: formatRupees(caesarean),
  });
}

function criticalLine(say: Say, cover: CriticalIllness): string {
  switch (cover.kind) {
    case 'none':
      return say('papers.critical.none');
    case 'rider':
      return say('papers.critical.rider');
    case 'covered':
      return say('papers.critical.paid', {
        amount: amountInWords(say, cover.sumInsured),
        illnesses: cover.illnesses,
      });
    default:
      return never(cover);
  }
}
