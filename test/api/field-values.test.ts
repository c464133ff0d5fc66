import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { parse } from 'node-html-parser';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveCallOf } from '#contract/call/calls.ts';
import type { CallAnswer } from '#contract/call/shapes.ts';
import type { WireField, WireForm } from '#contract/proposal/shapes.ts';
import { dayInIndia, type Instant } from '#domain/date.ts';
import { type Answers, type FormName, formNames } from '#domain/proposal/form/fields.ts';
import { SiteProvider } from '#web/browser/site.tsx';
import { createWords, WordsProvider } from '#web/browser/text.tsx';
import { createAnswerSheet } from '#web/forms/answer-sheet.ts';
import { type Refusal, valuesOf } from '#web/forms/form-values.ts';
import { WireFormView } from '#web/forms/wire-form.tsx';
import { type Locale, locales } from '#words/areas.ts';
import { messages } from '#words/en/failures.ts';
import { sentences } from '#words/sentences.ts';
import { answersFor, type WireAnswers } from '../answers.ts';
import { failureText } from '../failure-text.ts';
import { badValues, goodValues } from '../field-values.ts';
import { fillForms, readProposal } from '../purchase.ts';
import { openScene, type Scene } from './scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
  await fillForms(scene.browser, scene.id);
});
afterAll(() => scene.close());

async function save(form: FormName, data: WireAnswers): Promise<CallAnswer<'saveProposer'>> {
  const answer = await scene.browser.call(saveCallOf[form], { params: { id: scene.id }, body: { data } });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

type FormContext = {
  readonly config: WireForm;
  readonly answers: WireAnswers;
  readonly fields: readonly WireField[];
};

/** The right answers of a form, and its questions that they answer and that are open to the buyer. */
async function contextOf(form: FormName): Promise<FormContext> {
  const proposal = await readProposal(scene.browser, scene.id);
  const config = proposal.formConfig[form];
  if (!config) throw new Error(`No ${form}`);
  const answers = answersFor(config, proposal, new Date().toISOString().slice(0, 10));
  const fields = config.sections.flatMap((section) => section.fields);
  return {
    config,
    answers,
    fields: fields.filter(({ name, readOnly }) => !readOnly && answers[name] !== undefined),
  };
}

type FormInput = {
  readonly form: WireForm;
  readonly answers: Answers;
  readonly name: string;
  readonly refusal: Refusal | undefined;
};

const site = {
  intermediary: 'broker',
  pricesAsOf: dayInIndia(new Date().toISOString() as Instant), // toISOString writes an instant
  hasCodes: true,
  hasMail: true,
  locationMode: 'pincode',
} as const;

// One entry a language, which `Object.fromEntries` forgets.
const wordsOf = Object.fromEntries(locales.map((locale) => [locale, createWords(locale)])) as Record<
  Locale,
  ReturnType<typeof createWords>
>;

/** A question leads on from the page that it stands on; here it stands on none. */
const nowhere = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

/** The reason that stands at a field of the form as a page draws it; whoever hears the page is told it with the field. */
async function besideField(locale: Locale, { form, answers, name, refusal }: FormInput) {
  const words = wordsOf[locale];
  await words.load(['site', 'purchase']);
  const sheet = createAnswerSheet(valuesOf(form, answers));
  const refusals = refusal ? { [name]: refusal } : {};
  const view = createElement(WireFormView, { form, sheet, refusals, title: '', nameOf: (key) => key });
  const onSite = createElement(SiteProvider, { value: site }, view);
  // biome-ignore lint/correctness/noChildrenProp: its type asks for them among the props
  const routed = createElement(RouterContextProvider, { router: nowhere, children: onSite });
  // biome-ignore lint/correctness/noChildrenProp: as above
  const page = parse(renderToStaticMarkup(createElement(WordsProvider, { words, children: routed })));
  const errors = page.querySelectorAll(`[aria-describedby~="${name}-error"]`);
  expect(errors.length > 0, `${name} is told with its reason`).toBe(refusal !== undefined);
  expect(page.querySelectorAll('[id$="-error"]').length).toBe(refusal === undefined ? 0 : 1);
  return page.getElementById(`${name}-error`)?.text;
}

describe.each(formNames)('the form %s', (form) => {
  test('one bad value among right answers is named with its reason, and nothing is kept', async () => {
    const { answers, fields } = await contextOf(form);
    const oneOfEachKind = new Map(fields.map((field): [string, WireField] => [field.kind, field]));
    const before = await scene.kept();
    let tried = 0;
    for (const { name, kind } of oneOfEachKind.values()) {
      for (const [, value, code] of badValues.filter(([of]) => of === kind)) {
        expect(await save(form, { ...answers, [name]: value }), `${name}: ${value}`).toMatchObject({
          success: false,
          code: 'INVALID_ANSWERS',
          form_error: { [name]: failureText(messages, code, value) },
        });
        tried += 1;
      }
    }
    expect(tried).toBeGreaterThan(0);
    expect(await scene.kept()).toEqual(before);
  });

  test('on the page the reason of a bad value stands beside its field, in every language', async () => {
    const { config, answers, fields } = await contextOf(form);
    const oneOfEachKind = new Map(fields.map((field): [string, WireField] => [field.kind, field]));
    for (const { name, kind } of oneOfEachKind.values()) {
      for (const [, value, code] of badValues.filter(([of]) => of === kind)) {
        const message = failureText(messages, code, value);
        const fieldProps = { form: config, answers: { ...answers, [name]: value }, name };
        const refusal = { answer: value, message, locale: 'en' } as const;
        // The words of the server were of another language: the page has its own for the same code.
        for (const locale of locales)
          expect(await besideField(locale, { ...fieldProps, refusal }), `${name}: ${value}`).toBe(
            failureText(sentences[locale], code, value),
          );
        expect(await besideField('en', { ...fieldProps, refusal: undefined }), name).toBeUndefined();
      }
    }
  });

  test('a good value is taken and kept in its one spelling', async () => {
    const { answers, fields } = await contextOf(form);
    let tried = 0;
    for (const [kind, input, stored] of goodValues) {
      const names = fields.filter((field) => field.kind === kind).map(({ name }) => name);
      // The second number of an account has to be the first.
      const statedFields = kind === 'account-number' ? names : names.slice(0, 1);
      if (statedFields.length === 0) continue;
      const changes = Object.fromEntries(statedFields.map((name) => [name, input]));
      const saved = await save(form, { ...answers, ...changes });
      expect(saved, JSON.stringify(changes)).toMatchObject({ success: true });
      const storedSaved = (await scene.kept()).proposal?.forms[form] ?? {};
      for (const name of statedFields) expect(storedSaved[name], name).toBe(stored);
      tried += 1;
    }
    expect(tried).toBeGreaterThan(0);
  });
});
