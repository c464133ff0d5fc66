import { cashlessHours } from '#domain/cover/cashless-hours.ts';
import { inLanguage } from '#domain/local-text.ts';
import { formatRupees } from '#domain/money.ts';
import type { PolicySchedule } from '#domain/proposal/papers/policy-schedule.ts';
import type { Say } from '#words/sentences.ts';
import { allOf } from '../lists.ts';
import { complaintSections } from '../schedule/complaints.ts';
import { type FilePaper, filled, leafLine, type PaperSection, sectionOf, textOf } from '../tree.ts';

/** Who settles claims of a policy and answers the phone: the administrator that the buyer chose, else the insurer. */
export function claimsContact({ tpa, insurerTitle, insurerPhone }: PolicySchedule) {
  return { desk: tpa?.title ?? insurerTitle, phone: tpa?.phone ?? insurerPhone };
}

/** What to do in hospital, to keep where everybody of the family finds it. */
export function cashlessPaper(say: Say, policy: PolicySchedule): FilePaper {
  const { insurerTitle: insurer, policyNumber: number, claimsProcess } = policy;
  return {
    name: say('papers.cashless.file', { number }),
    author: insurer,
    kind: say('papers.cashless.kind'),
    title: say('papers.cashless.title'),
    reference: say('papers.cashless.reference', { insurer, number }),
    leaf: leafLine(say, number),
    sections: filled([
      numbersSection(say, policy),
      ...cashlessSteps(say, policy),
      ...complaintSections(say, policy),
      sectionOf(
        say('papers.cashless.own', { insurer }),
        claimsProcess.map((text) => inLanguage(text, say.locale)),
      ),
    ]),
    warning: policy.isDemo ? say('papers.schedule.demo') : undefined,
  };
}

/** The three steps of a planned stay and of an emergency, and what to do where they do not lead on. */
export function cashlessSteps(say: Say, policy: PolicySchedule): readonly PaperSection[] {
  const { insurerTitle: insurer, policyNumber: number, deductible } = policy;
  const contact = claimsContact(policy);
  const above =
    deductible === undefined ? [] : [say('papers.cashless.above', { deductible: formatRupees(deductible) })];
  const { answer, discharge } = cashlessHours;
  const section = (heading: string, lines: readonly string[]) => ({ heading, blocks: lines.map(textOf) });
  return [
    section(say('papers.cashless.planned'), [
      say('papers.cashless.planned.call', contact),
      [say('papers.cashless.planned.show', { number }), ...above].join(' '),
      say('papers.cashless.planned.expect', { insurer, answer, discharge }),
    ]),
    section(say('papers.cashless.emergency'), [
      say('papers.cashless.emergency.go'),
      [say('papers.cashless.emergency.show', { number, ...contact }), ...above].join(' '),
      say('papers.cashless.emergency.expect', { answer, discharge }),
    ]),
    section(say('papers.cashless.elsewhere'), [
      say('papers.cashless.elsewhere.ask', contact),
      say('papers.cashless.elsewhere.pay', { insurer }),
    ]),
    section(say('papers.cashless.late'), [say('papers.cashless.late.text', contact)]),
  ];
}

function numbersSection(say: Say, policy: PolicySchedule): PaperSection {
  const { insurerTitle, insurerPhone, insured, policyNumber, tpa, deductible } = policy;
  const facts = [
    { name: say('papers.receipt.policy'), value: policyNumber },
    ...(tpa ? [{ name: tpa.title, value: tpa.phone }] : []),
    { name: insurerTitle, value: insurerPhone },
    {
      name: say('papers.schedule.people'),
      value: allOf(
        say,
        insured.map(({ name, relation }) => name ?? say(`people.${relation}`)),
      ),
    },
    ...(deductible === undefined
      ? []
      : [{ name: say('papers.schedule.deductible'), value: formatRupees(deductible) }]),
  ];
  return { heading: say('papers.cashless.numbers'), blocks: [{ kind: 'facts', facts }] };
}
