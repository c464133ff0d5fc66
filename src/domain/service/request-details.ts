import { inLanguage, type LocalText } from '../local-text.ts';
import { withoutErased } from '../proposal/form/fields.ts';
import { never } from '../result.ts';
import { shareField } from './change/nominees.ts';
import type { ChangeLine, PolicyChangeFacts } from './change/policy-change.ts';
import type { RequestFacts } from './request-kinds.ts';

/** What an insurer has to know of a request beside the policy, by plain names: whole rupees, days, short words. */
export type RequestDetails = Readonly<Record<string, string | number | readonly string[]>>;

export function requestDetails(facts: RequestFacts): RequestDetails {
  switch (facts.kind) {
    case 'return':
    case 'cancel': {
      const { sum, reason } = facts;
      const { lastDay, coveredDays, chargedDays, paid, comesBack } = sum;
      return { lastDay, coveredDays, chargedDays, paid, comesBack, ...(reason && { reason }) };
    }
    case 'claim': {
      const { sort, personName, treatment, hospital, admittedOn, amount, additions } = facts;
      const ofBill = amount === undefined ? {} : { amount };
      return { sort, person: personName, treatment, hospital, admittedOn, ...ofBill, additions };
    }
    case 'change-nominee':
    case 'change-name':
    case 'change-address':
    case 'change-mail':
      return changeDetails(facts);
    default:
      return never(facts);
  }
}

/** What was and what is to be, as a person reads it; then each answer by the name of its question, "new.pincode". */
function changeDetails({ person, lines, parts }: PolicyChangeFacts): RequestDetails {
  const answers = parts.flatMap(({ after }) => Object.entries(withoutErased(after)));
  return {
    ...(person !== undefined && { person }),
    changes: lines.map(lineInWords),
    ...Object.fromEntries(
      answers.map(([name, answer]) => [`new.${name}`, typeof answer === 'boolean' ? String(answer) : answer]),
    ),
  };
}

/** In English, in which forms for insurers are written: "Nominee 2, share: - -> 40". */
function lineInWords({ nominee, label, before, after }: ChangeLine): string {
  const what = [nominee === undefined ? '' : `Nominee ${nominee}`, label?.en ?? shareField];
  return `${what.filter(Boolean).join(', ')}: ${inWords(before)} -> ${inWords(after)}`;
}

function inWords(text: LocalText | undefined): string {
  return text ? inLanguage(text, 'en') : '-';
}
