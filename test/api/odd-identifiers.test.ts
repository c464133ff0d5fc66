import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveCallOf } from '#contract/call/calls.ts';
import type { CallAnswer } from '#contract/call/shapes.ts';
import type { WireField } from '#contract/proposal/shapes.ts';
import { isoDate } from '#domain/date.ts';
import type { FieldKind, FormName } from '#domain/proposal/form/fields.ts';
import { ownRefusal } from '#web/forms/field-kinds.ts';
import { answersFor, type WireAnswers } from '../answers.ts';
import { oddIdentifiers } from '../odd/identifiers.ts';
import { fillForms, readProposal } from '../purchase.ts';
import { openScene, type Scene } from './scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
  await fillForms(scene.browser, scene.id);
});
afterAll(() => scene.close());

/** Where each kind is asked, with nothing else that hangs on the answer. */
const formOf: Readonly<Partial<Record<FieldKind, FormName>>> = {
  mobile: 'proposerDetails',
  pan: 'proposerDetails',
  pincode: 'proposerDetails',
  email: 'proposerDetails',
  'date-of-birth': 'nomineeDetails',
  ifsc: 'bankDetails',
  'account-number': 'bankDetails',
};

test.each(Object.entries(formOf))(
  'the server and the page read what was pasted alike: %s in %s',
  async (kind, form) => {
    const proposal = await readProposal(scene.browser, scene.id);
    const config = proposal.formConfig[form];
    if (!config) throw new Error(`No ${form}`);
    const fields = config.sections
      .flatMap((section) => section.fields)
      .filter((field) => field.kind === kind);
    const answers = answersFor(config, proposal, new Date().toISOString().slice(0, 10));
    const rows = oddIdentifiers.filter(([, of]) => of === kind);
    expect(rows.length).toBeGreaterThan(5);
    for (const [what, , pasted, ownStored] of rows) {
      const saved = await save(form, { ...answers, ...changesIn(fields, answers, pasted) });
      const own = ownRefusal(onlyOne(fields), pasted, isoDate(2026, 11, 20));
      expect([saved.success, own === undefined], `${what}: ${JSON.stringify(saved).slice(0, 300)}`).toEqual([
        ownStored !== undefined,
        ownStored !== undefined,
      ]);
      if (ownStored === undefined) continue;
      const stored = (await scene.kept()).proposal?.forms[form] ?? {};
      expect(stored[onlyOne(fields).name], what).toBe(ownStored);
    }
  },
);

/** The second number of an account has to be the first. */
function changesIn(fields: readonly WireField[], answers: WireAnswers, pasted: string): WireAnswers {
  const questions = fields.filter(({ name, readOnly }) => !readOnly && answers[name] !== undefined);
  const changed = onlyOne(fields).kind === 'account-number' ? questions : questions.slice(0, 1);
  return Object.fromEntries(changed.map(({ name }) => [name, pasted]));
}

function onlyOne([field]: readonly WireField[]): WireField {
  if (!field) throw new Error('The form does not ask this');
  return field;
}

async function save(form: FormName, data: WireAnswers): Promise<CallAnswer<'saveProposer'>> {
  const answer = await scene.browser.call(saveCallOf[form], { params: { id: scene.id }, body: { data } });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
