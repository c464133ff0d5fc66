import type { PriceRisk } from '#domain/price/price-risks.ts';
import { never } from '#domain/result.ts';
import type { WirePriceRisk } from './content-shape.ts';

export function priceRiskToWire(risk: PriceRisk): WirePriceRisk {
  const { kind } = risk;
  switch (risk.kind) {
    case 'date-of-birth':
      return {
        kind,
        member: risk.member,
        age: risk.atAge,
        change: risk.change ?? null,
        ...(risk.withinMonths === undefined ? {} : { within_months: risk.withinMonths }),
      };
    case 'medical-age':
      return { kind, member: risk.member, age: risk.fromAge };
    case 'medical-cover':
      return { kind, sum_assured: risk.fromSumInsured };
    case 'declared-condition':
      return { kind, member: risk.member, condition: risk.condition, usual_outcome: risk.usualOutcome };
    case 'riders':
      return { kind, count: risk.count };
    case 'longer-term':
      return { kind, years: risk.years, saved: risk.saved };
    case 'price-locked':
      return { kind, years: risk.years };
    case 'parents-zone':
      return { kind, zone: risk.zone, change: risk.change };
    case 'tax':
      return { kind, from: risk.from, percent: risk.percent, change: risk.change };
    case 'live-price':
      return { kind };
    case 'price-kept':
      return { kind, days: risk.days };
    default:
      return never(risk);
  }
}
