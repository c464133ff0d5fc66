import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveCallOf } from '#contract/call/calls.ts';
import type { CallAnswer } from '#contract/call/shapes.ts';
import { memberToWire } from '#contract/quote/wire.ts';
import { type IsoDate, parseIsoDate } from '#domain/date.ts';
import { topicOfRefusal } from '#domain/help/topic-of-refusal.ts';
import { isLatinName, normaliseName, signInName } from '#domain/identity/name/name.ts';
import { ageInYears, ageOn } from '#domain/person/age.ts';
import { fitsRelation } from '#domain/person/relation-ages.ts';
import { cleanAnswer } from '#domain/proposal/form/clean-answer.ts';
import type { FormName } from '#domain/proposal/form/fields.ts';
import { isFilled } from '#domain/proposal/form/merge.ts';
import type { FailureCode } from '#domain/result.ts';
import { messages } from '#words/en/failures.ts';
import { answersFor, type WireAnswers } from '../answers.ts';
import { aFamily } from '../builders/person-builders.ts';
import { oddCodes, oddReferences } from '../odd/codes.ts';
import { oddBodies, oddFamilies } from '../odd/families.ts';
import { oddNames } from '../odd/names.ts';
import { oddQuoteFamilies } from '../odd/quote-families.ts';
import { fillForms, readProposal } from '../purchase.ts';
import { aWireQuote } from '../wire.ts';
import { openScene, type Scene } from './scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
  await fillForms(scene.browser, scene.id);
});
afterAll(() => scene.close());

const today = new Date().toISOString().slice(0, 10);

/** The whole form with these answers changed, as the server takes it. */
async function save(form: FormName, changes: WireAnswers): Promise<CallAnswer<'saveProposer'>> {
  const proposal = await readProposal(scene.browser, scene.id);
  const config = proposal.formConfig[form];
  if (!config) throw new Error(`No ${form}`);
  const data = { ...answersFor(config, proposal, today, changes), ...changes };
  const answer = await scene.browser.call(saveCallOf[form], { params: { id: scene.id }, body: { data } });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

/** What a save refused: the words at the field, whatever is filled into them left out, and whom it leads to. */
function expectRefusal(saved: CallAnswer<'saveProposer'>, field: string, code: FailureCode): void {
  if (saved.success) throw new Error(`${field} is taken, and ${code} was expected`);
  expect(saved.form_error?.[field]).toContain(messages[`failure.${code}`].split('{', 1)[0]);
  expect(saved.help_topic).toBe(topicOfRefusal[code]);
}

test('a name is kept as it will be printed, or refused with a way to a person', async () => {
  for (const { input, stored, why } of oddNames) {
    const saved = await save('proposerDetails', { first_name: input });
    if (cleanAnswer('name', input).kind !== 'answer') {
      // A mark alone is a blank: what was saved before stays, and the page says so. Signs alone are asked about.
      if (isFilled(input)) expectRefusal(saved, 'first_name', 'NAME_REQUIRED');
      else expect(saved, why).toMatchObject({ success: true, kept: ['first_name'] });
      continue;
    }
    expect(saved.success, `${why}: ${JSON.stringify(saved)}`).toBe(stored !== undefined);
    if (stored !== undefined) {
      expect((await scene.kept()).proposal?.forms.proposerDetails?.first_name, why).toBe(stored);
    } else if (input.length > 60) {
      expectRefusal(saved, 'first_name', 'TEXT_TOO_LONG');
    } else {
      const isOtherScript =
        /^[\p{L}\p{M}]+$/u.test(normaliseName(input)) && !isLatinName(normaliseName(input));
      const wrong = signInName(input) === undefined ? 'NAME_INVALID' : 'NAME_HAS_SIGN';
      expectRefusal(saved, 'first_name', isOtherScript ? 'NAME_NOT_LATIN' : wrong);
    }
  }
});

test('a nominee whose birth date no such relation has is asked back, with a way to a person', async () => {
  const proposal = await readProposal(scene.browser, scene.id);
  const field = proposal.formConfig.nomineeDetails?.sections
    .flatMap(({ fields }) => fields)
    .find(({ name }) => name === 'nominee_relationship');
  const offered = new Set(field?.choices.map(({ id }) => id));
  const rows = oddFamilies.filter(([relation]) => offered.has(relation));
  expect(rows.length).toBeGreaterThan(25);
  let birthDate = '';
  for (const [relation, born, proposerBorn, , why] of rows) {
    if (birthDate !== proposerBorn) await save('proposerDetails', { date_of_birth: proposerBorn });
    birthDate = proposerBorn;
    const saved = await save('nomineeDetails', {
      nominee_relationship: relation,
      nominee_date_of_birth: born,
    });
    const [own, other, day] = [born, proposerBorn, today].map(parseIsoDate);
    if (!own || !other || !day) throw new Error(`${why}: no dates`);
    const years = (date: IsoDate) => {
      const age = ageOn(date, day);
      return age ? ageInYears(age) : 0;
    };
    const fits = fitsRelation(relation, years(own), years(other));
    expect(saved.success, `${why}: ${JSON.stringify(saved)}`).toBe(fits);
    if (!fits) expectRefusal(saved, 'nominee_date_of_birth', 'RELATION_UNLIKELY');
  }
});

test('a body that nobody of that age has is asked back, with a way to a person', async () => {
  const rows = oddBodies.filter(([years]) => years >= 18);
  expect(rows.length).toBeGreaterThan(4);
  for (const [years, height, weight, fits] of rows) {
    const saved = await save('insuredMembers', {
      'You.height': String(height),
      'You.weight': String(weight),
    });
    expect(saved.success, `${years} ${height} ${weight}: ${JSON.stringify(saved)}`).toBe(fits);
    if (!fits) expectRefusal(saved, 'You.weight', 'WEIGHT_UNLIKELY');
  }
});

test.each(oddQuoteFamilies)(
  'a quote takes a family, or says what keeps it: %s, %s',
  async (people, failure) => {
    const members = aFamily(...people.split(', ')).map(memberToWire);
    const data = aWireQuote({ members, parents_pincode: undefined });
    const answer = await scene.browser.call('saveDetails', { params: {}, body: { data } });
    expect(answer.statusCode, answer.body).toBe(failure === undefined ? 200 : 422);
    if (failure === undefined) return;
    const codes: string[] = answer.json().error.fields.map(({ code }: { readonly code: string }) => code);
    expect([...new Set(codes)]).toEqual([failure]);
  },
);

test('a code that was sent is read however it was pasted', async () => {
  // Under another first name health and habits are declared anew.
  await fillForms(scene.browser, scene.id);
  const { planData } = await readProposal(scene.browser, scene.id);
  const params = { insurer: planData.insurerSlug, id: scene.id };
  for (const [what, otp, stored] of oddCodes) {
    const body = {
      certificate_type: 'pan',
      mandatory_fields: { pep_flag: false },
      fieldsets: { otp },
    } as const;
    const { form_error: refused } = (await scene.browser.call('kycSearch', { params, body })).json();
    // No code was sent here: one that is six digits is over, and any other is none.
    const code = stored === undefined ? 'OTP_INVALID' : 'OTP_OVER';
    expect(refused?.otp, what).toBe(messages[`failure.${code}`]);
  }
});

test('the number of a page is read however it was pasted', async () => {
  for (const [what, about, stored] of oddReferences) {
    const help = await scene.browser.call('getHelp', { params: {}, body: { about } });
    expect(help.json().reference, what).toBe(stored ?? null);
  }
});
