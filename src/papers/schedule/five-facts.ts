import { icuLimitPerDay, roomLimitPerDay } from '#domain/cover/room-cap.ts';
import { formatRupees } from '#domain/money.ts';
import type { PolicySchedule } from '#domain/proposal/papers/policy-schedule.ts';
import { never } from '#domain/result.ts';
import type { Say } from '#words/sentences.ts';
import { amountInWords } from '../amounts.ts';
import { shortDay } from '../days.ts';
import { dearerLine } from '../product/limits.ts';
import { type PaperFact, type PaperSection, textOf } from '../tree.ts';

/** Cover, room, share of a bill, wait, deductible: always these and in this order, with what none of them takes. */
export function fiveFactsSection(say: Say, schedule: PolicySchedule): PaperSection {
  const facts = [
    coverFact(say, schedule),
    roomFact(say, schedule),
    copayFact(say, schedule),
    waitFact(say, schedule),
    deductibleFact(say, schedule),
  ];
  const dearer =
    schedule.terms.features.roomRent.kind === 'no-limit' ? [] : [textOf(dearerText(say, schedule))];
  return {
    heading: say('papers.schedule.facts'),
    blocks: [{ kind: 'facts', facts, look: 'boxes' }, ...dearer],
  };
}

/** What a room above the limit costs, before anybody lies in it. */
function dearerText(say: Say, { terms }: PolicySchedule): string {
  return say('papers.schedule.dearer', { line: dearerLine(say, terms) });
}

function coverFact(
  say: Say,
  { sumInsured, coverBasis: basis, terms, deductible }: PolicySchedule,
): PaperFact {
  const { restoration } = terms.features;
  // No top-up refills its cover, so that there is nothing to say of it.
  const note =
    deductible === undefined
      ? say('papers.schedule.facts.cover.note', { basis, refill: restoration.kind })
      : say('papers.schedule.facts.cover.top-up', { basis });
  return { name: say('papers.schedule.facts.cover'), value: amountInWords(say, sumInsured), note };
}

function roomFact(say: Say, { terms }: PolicySchedule): PaperFact {
  const name = say('papers.schedule.facts.room');
  const icu = icuLimitPerDay(terms);
  const { value, room } = roomWords(say, terms);
  const note =
    icu === undefined ? room : say('papers.schedule.facts.icu', { room, amount: formatRupees(icu) });
  return { name, value, note };
}

function roomWords(say: Say, terms: PolicySchedule['terms']) {
  const { roomRent } = terms.features;
  switch (roomRent.kind) {
    case 'single-private':
      return {
        value: say('papers.schedule.facts.room.single-private'),
        room: say(`papers.schedule.facts.room.note.single-private.${roomRent.tier}`),
      };
    case 'no-limit':
    case 'shared':
      return {
        value: say(`papers.schedule.facts.room.${roomRent.kind}`),
        room: say(`papers.schedule.facts.room.note.${roomRent.kind}`),
      };
    case 'capped': {
      const limit = roomLimitPerDay(terms);
      const amount = limit === undefined ? say('papers.schedule.facts.none') : formatRupees(limit);
      return {
        value: say('papers.schedule.facts.room.capped', { amount }),
        room: say('papers.schedule.facts.room.note.capped'),
      };
    }
    default:
      return never(roomRent);
  }
}

function copayFact(say: Say, { terms }: PolicySchedule): PaperFact {
  const name = say('papers.schedule.facts.copay');
  const { percent, fromAge } = terms.features.copay;
  if (percent === 0) {
    return { name, value: say('papers.schedule.facts.none'), note: say('papers.schedule.facts.copay.none') };
  }
  const value = say('papers.schedule.facts.percent', { percent });
  const note =
    fromAge === undefined
      ? say('papers.schedule.facts.copay.all')
      : say('papers.schedule.facts.copay.from', { years: fromAge });
  return { name, value, note };
}

function waitFact(say: Say, { terms, waits, ported }: PolicySchedule): PaperFact {
  const name = say('papers.schedule.facts.wait');
  const months = terms.features.waitingPeriods.preExistingMonths;
  const from = waits.find(({ kind }) => kind === 'pre-existing')?.coveredFrom;
  if (ported || from === undefined) {
    const value = say('papers.schedule.facts.wait.by-person', { months });
    return { name, value, note: ported && say('papers.schedule.facts.wait.ported') };
  }
  return { name, value: shortDay(say, from), note: say('papers.schedule.facts.wait.note', { months }) };
}

function deductibleFact(say: Say, { deductible }: PolicySchedule): PaperFact {
  const name = say('papers.schedule.facts.deductible');
  return deductible === undefined
    ? {
        name,
        value: say('papers.schedule.facts.none'),
        note: say('papers.schedule.facts.deductible.none'),
      }
    : { name, value: amountInWords(say, deductible), note: say('papers.schedule.facts.deductible.note') };
}
