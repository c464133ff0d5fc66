import { inLanguage } from '#domain/local-text.ts';
import { formatRupees } from '#domain/money.ts';
import type { Age } from '#domain/person/age.ts';
import type { InsuredLine, PolicySchedule } from '#domain/proposal/papers/policy-schedule.ts';
import type { Say } from '#words/sentences.ts';
import { monthInWords, shortDay } from '../days.ts';
import type { PaperBlock, PaperSection } from '../tree.ts';

const columns = [
  { part: 21 },
  { part: 12 },
  { part: 14 },
  { part: 9 },
  { part: 24 },
  { part: 14 },
  { part: 10, isAmount: true },
] as const;

/** Everybody insured, what each declared, and what came of it. */
export function peopleSection(say: Say, { insured }: PolicySchedule): PaperSection {
  const head = [
    say('papers.schedule.name'),
    say('papers.schedule.relation'),
    say('papers.schedule.birth'),
    say('papers.schedule.age'),
    say('papers.schedule.illness'),
    say('papers.schedule.illness.from'),
    say('papers.schedule.loading'),
  ];
  const rows = insured.map((person) => rowOf(say, person));
  const abhas = insured.flatMap((person) =>
    person.abha === '' ? [] : [{ name: nameOf(say, person), value: person.abha }],
  );
  const numbers: readonly PaperBlock[] =
    abhas.length === 0
      ? []
      : [
          { kind: 'text', text: say('papers.schedule.abha') },
          { kind: 'facts', facts: abhas },
        ];
  return {
    heading: say('papers.schedule.declared'),
    blocks: [{ kind: 'table', head, rows, columns }, ...numbers],
  };
}

/** The name, or the relation of somebody who gave none. */
export function nameOf(say: Say, { name, relation }: Pick<InsuredLine, 'name' | 'relation'>): string {
  return name ?? relationText(say, relation);
}

function relationText(say: Say, relation: InsuredLine['relation']): string {
  return relation === 'You' ? say('papers.schedule.self') : say(`people.${relation}`);
}

function rowOf(say: Say, person: InsuredLine): readonly string[] {
  const { relation, dateOfBirth, age, loading } = person;
  const unknown = say('papers.schedule.unknown');
  return [
    nameOf(say, person),
    relationText(say, relation),
    dateOfBirth === undefined ? unknown : shortDay(say, dateOfBirth),
    age === undefined ? unknown : ageInWords(say, age),
    illnessText(say, person),
    illnessFromText(say, person),
    formatRupees(loading),
  ];
}

function illnessText(say: Say, { illnesses, illSince }: InsuredLine): string {
  if (illnesses.length === 0) return say('papers.schedule.illness.none');
  const names = illnesses.map((illness) => inLanguage(illness, say.locale)).join(', ');
  if (illSince === undefined) return names;
  return say('papers.schedule.illness.since', { illnesses: names, month: monthInWords(say, illSince) });
}

function illnessFromText(say: Say, { illnessFrom }: InsuredLine): string {
  if (illnessFrom === undefined) return '';
  return illnessFrom === 'never' ? say('papers.schedule.illness.never') : shortDay(say, illnessFrom);
}

/** Years stand alone under their head; months say that they are months. */
function ageInWords(say: Say, { unit, count }: Age): string {
  return unit === 'years' ? String(count) : say('papers.schedule.age.months', { count });
}
