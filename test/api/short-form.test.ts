import { afterAll, beforeAll, expect, test } from 'vitest';
import { declarationsIn } from '#web/screens/proposal-form/all-no.ts';
import { buy, fillForms, planOf, saveQuote, score } from '../purchase.ts';
import { openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';

let server: TestApp;

beforeAll(async () => {
  server = await testApp();
});

afterAll(() => server.close());

/** Forms in which one No for everybody is one press. */
const declaring = ['medicalDetails', 'lifeStyleDetails'];

test('three people who have nothing to declare meet fewer than 60 fields, the optional ones among them', async () => {
  const browser = await openBrowser(server.app);
  const { quote_id } = await saveQuote(browser);
  const plan = planOf(await score(browser, quote_id), 'family', 'sahyadri-poorna');
  const id = await buy(browser, quote_id, plan);
  const { formConfig } = await fillForms(browser, id, {}, ['proposerDetails']);
  const counts = Object.entries(formConfig).map(([name, form]) => {
    const declared = declaring.includes(name) ? declarationsIn(form).map((field) => field.name) : [];
    const open = form.sections
      .flatMap(({ fields }) => fields)
      .filter((field) => !field.readOnly && field.showIf === null && !declared.includes(field.name));
    return open.length + Math.min(1, declared.length);
  });
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThan(60);
});
