import type { Page } from '@playwright/test';
import { type IsoDate, parseIsoDate } from '#domain/date.ts';
import { ageInYears, ageOn } from '#domain/person/age.ts';
import { fitsRelation } from '#domain/person/relation-ages.ts';
import type { FormName } from '#domain/proposal/form/fields.ts';
import type { FailureCode } from '#domain/result.ts';
import { messages } from '#words/en/failures.ts';
import { oddFamilies } from '../odd/families.ts';
import { oddBanks, oddPlaces } from '../odd/identifiers.ts';
import { expect } from './fixtures.ts';

/** Answers of several fields, and the failure beside one of them that takes them all; undefined: there is none. */
export type Pair = {
  readonly what: string;
  readonly answers: Readonly<Record<string, string>>;
  readonly failure: readonly [field: string, code: FailureCode] | undefined;
};

/** The rows of the odd table whose answers are judged together. */
export function pairsOf(form: FormName, proposerBorn: string): readonly Pair[] {
  switch (form) {
    case 'proposerDetails':
      return oddPlaces.map(([what, pincode, state, code]) => ({
        what,
        answers: { pincode, state },
        failure: code && [code === 'STATE_MISMATCH' ? 'state' : 'pincode', code],
      }));
    case 'bankDetails':
      return oddBanks.map(([what, ifsc, bank, code]) => ({
        what,
        answers: { ifsc, bank_name: bank },
        failure: code && [code === 'BANK_OTHER' ? 'bank_name' : 'ifsc', code],
      }));
    case 'nomineeDetails':
      return nomineesOf(proposerBorn);
    default:
      return [];
  }
}

/** Takes the relatives whose row says the same of this proposer as of its own. */
function nomineesOf(proposerBorn: string): readonly Pair[] {
  const today = parseIsoDate(new Date().toISOString().slice(0, 10));
  const yearsOf = (born: string) => {
    const date: IsoDate | undefined = parseIsoDate(born);
    const age = date && today && ageOn(date, today);
    if (!age) throw new Error(`${born} is no birth date`);
    return ageInYears(age);
  };
  return oddFamilies
    .filter(
      ([relation, born, , fits]) => fitsRelation(relation, yearsOf(born), yearsOf(proposerBorn)) === fits,
    )
    .map(([relation, born, , fits, what]) => {
      const [year = '', month = '', day = ''] = born.split('-');
      const field = 'nominee_date_of_birth';
      return {
        what,
        answers: {
          nominee_relationship: relation,
          [`${field}.day`]: day,
          [`${field}.month`]: month,
          [`${field}.year`]: year,
        },
        failure: fits ? undefined : [field, 'RELATION_UNLIKELY'],
      };
    });
}

/** Whether all of them could be answered: a relation can be out of a form. */
function answerAll(page: Page, { answers }: Pair): Promise<boolean> {
  return page.evaluate((all) => {
    const put = (box: HTMLInputElement | HTMLSelectElement | null, text: string) => {
      const isList = box instanceof HTMLSelectElement;
      const value = isList
        ? [...box.options].find(({ label, value: id }) => label === text || id === text)?.value
        : text;
      if (!box || value === undefined) return false;
      // What React set on the element itself is passed by: it would take the change for its own.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set?.call(box, value);
      box.dispatchEvent(new Event(isList ? 'change' : 'input', { bubbles: true }));
      return true;
    };
    return Object.entries(all).every(([name, text]) =>
      put(document.querySelector(`main [name="${name}"]`), text),
    );
  }, answers);
}

/** What stands as an error at each field once the server has answered. */
function errorsAfterSave(page: Page, { answers }: Pair): Promise<readonly (readonly [string, string])[]> {
  const fields = [...new Set(Object.keys(answers).map((name) => name.replace(/\.(?:day|month|year)$/, '')))];
  return page.evaluate(async (names) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    document.querySelector<HTMLElement>('main form button[type=submit]')?.click();
    for (let tries = 0; tries < 2000 && document.activeElement?.role !== 'alert'; tries += 1)
      await new Promise((next) => setTimeout(next, 5));
    return names.map((name) => [name, document.getElementById(`${name}-error`)?.textContent ?? ''] as const);
  }, fields);
}

/** Answers and saves each row on a page where another field is wrong, so that it stays open. */
export async function expectPairs(page: Page, pairs: readonly Pair[]): Promise<void> {
  let tried = 0;
  for (const pair of pairs) {
    if (!(await answerAll(page, pair))) continue;
    tried += 1;
    for (const [name, error] of await errorsAfterSave(page, pair)) {
      const code = pair.failure?.[0] === name ? pair.failure[1] : undefined;
      const words = code === undefined ? '' : messages[`failure.${code}`].split('{', 1)[0];
      if (code === undefined) expect(error, `${pair.what}: ${name}`).toBe('');
      else expect(error, `${pair.what}: ${name}`).toContain(words);
    }
  }
  expect(tried, 'rows that the form can answer').toBeGreaterThan(pairs.length / 2);
}
