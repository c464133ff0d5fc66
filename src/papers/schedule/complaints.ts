import type { OmbudsmanOffice } from '#domain/help/ombudsman.ts';
import { inLanguage } from '#domain/local-text.ts';
import type { PolicySchedule } from '#domain/proposal/papers/policy-schedule.ts';
import type { Say } from '#words/sentences.ts';
import type { PaperFact, PaperSection } from '../tree.ts';

/** To whom to go, one after the other, when the insurer does not do what it owes: side by side. */
export function complaintSections(say: Say, policy: PolicySchedule): readonly PaperSection[] {
  const { ombudsmen: offices } = policy;
  const officer = [
    { name: say('papers.schedule.wrong.first'), value: officerText(say, policy) },
    { name: say('papers.schedule.wrong.then'), value: say('papers.schedule.wrong.bharosa') },
    { name: say('papers.schedule.wrong.or'), value: say('papers.schedule.wrong.court') },
  ];
  const then = say('papers.schedule.wrong.then');
  const ombudsman: readonly PaperFact[] = [
    ...offices.map((office) => ({
      name: inLanguage(office.city, say.locale),
      value: officeText(say, office),
    })),
    ...(offices.length === 1 ? [] : [{ name: then, value: whichText(say, offices) }]),
    { name: say('papers.schedule.wrong.when'), value: say('papers.schedule.wrong.rules') },
  ];
  return [
    { heading: say('papers.schedule.wrong'), half: true, blocks: [{ kind: 'facts', facts: officer }] },
    {
      heading: say('papers.schedule.wrong.ombudsman'),
      half: true,
      blocks: [{ kind: 'facts', facts: ombudsman }],
    },
  ];
}

function officerText(say: Say, { grievanceOfficer, insurerTitle, insurerPhone }: PolicySchedule): string {
  return grievanceOfficer
    ? say('papers.schedule.wrong.officer', { ...grievanceOfficer, insurer: insurerTitle })
    : say('papers.schedule.wrong.insurer', { insurer: insurerTitle, phone: insurerPhone });
}

function officeText(say: Say, { address, phone, email }: OmbudsmanOffice): string {
  return phone === undefined
    ? say('papers.schedule.wrong.office', { address, email })
    : say('papers.schedule.wrong.office.phone', { address, phone, email });
}

/** A state that is split between offices, or one of which none is known. */
function whichText(say: Say, offices: readonly OmbudsmanOffice[]): string {
  return say(offices.length === 0 ? 'papers.schedule.wrong.unknown' : 'papers.schedule.wrong.which');
}
