import { setTimeout as pass } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { pathOf } from '#contract/call/encoding.ts';
import type { WireField, WireProposal } from '#contract/proposal/shapes.ts';
import { formNames } from '#domain/proposal/form/fields.ts';
import { paths } from '#web/paths.ts';
import type { WireAnswers } from '../../answers.ts';
import { buyer } from '../../e2e/canaries.ts';
import { isTakenOver } from '../../e2e/pages/opening.ts';
import { formPages } from '../../e2e/pages/proposal.ts';
import { kindOf } from '../../e2e/pages/wire-kind.ts';
import { isLeftToDeclaration, openQuestions, readJson } from '../questions.ts';
import type { SpokenWords } from '../words.ts';
import { eventually, type WebDriver } from './web-driver.ts';

/** What a walk looks at on each page that it comes to. */
export type Look = (page: string) => Promise<void>;

export type Walk = { readonly web: WebDriver; readonly words: SpokenWords; readonly look: Look };

const product = 'sahyadri-poorna';

/** A control by the name it is sent by. */
const sentAs = (name: string, value?: string) =>
  `[name="${name}"]${value === undefined ? '' : `[value="${value}"]`}`;

const fieldName = (name: string) => `main ${sentAs(name)}`;

/** The label of a choice; the control itself is not drawn. */
const labelOf = (control: string) => `main label:has(${control})`;

const submit = 'main form button[type=submit]';

/** Milliseconds after which a page that was arrived at has gone to its top, and moves no more under a press. */
const atTop = 400;

async function arriveAt(walk: Walk, title: string): Promise<void> {
  const heading = () => walk.web.run(() => document.querySelector('h1')?.textContent ?? '');
  await eventually(async () => expect(await heading()).toBe(title));
  await standStill(walk);
  await walk.look(title.replaceAll('/', ' '));
}

const addressOf = ({ web }: Walk) => web.run(() => location.href);

async function arriveAtPath(walk: Walk, part: RegExp): Promise<void> {
  await eventually(async () => expect(await addressOf(walk)).toMatch(part));
  await standStill(walk);
}

async function standStill({ web }: Walk): Promise<void> {
  await eventually(async () => expect(await web.run(isTakenOver)).toBe(true));
  await pass(atTop);
}

/** From the first page over the five questions and the checklist to the list, for a woman of 34 alone. */
export async function answerForOne(walk: Walk, origin: string): Promise<void> {
  const { web, words } = walk;
  const { t, locale } = words;
  const pick = (name: string, value?: string) => web.press(labelOf(sentAs(name, value)));
  await web.open(`${origin}${paths.home()}?lang=${locale}`);
  await arriveAtPath(walk, /\/$/);
  await walk.look('first page');
  await web.press(`main a[href="${paths.chooseMember()}"]`);
  await arriveAt(walk, t('who.title'));
  await pick('You');
  await pick('gender', 'FEMALE');
  await web.press(submit);
  await arriveAt(walk, t('ages.title.one'));
  await web.type('main input[inputmode=numeric]', '34');
  await web.press(submit);
  await arriveAt(walk, t('place.title'));
  await web.type(fieldName('pincode'), '560001');
  await web.press(submit);
  await arriveAt(walk, t('health.title'));
  await pick('anyone', 'no');
  for (const habit of ['smoke', 'tobacco', 'alcohol', 'exercise'])
    await web.press(labelOf(`[name$="${habit}-none"]`));
  await web.press(submit);
  await arriveAt(walk, t('existing.title'));
  await pick('held', 'no');
  await web.press(submit);
  await arriveAt(walk, t('check.page'));
  await web.press('main a', t('check.go'));
  await arriveAtPath(walk, /\/results\//);
  await walk.look('list');
}

/** From the list over the page of a plan to the first form. Answers with the proposal's id. */
export async function buyFromList(walk: Walk): Promise<string> {
  const { web, words } = walk;
  await web.press(`main article a[href*="${product}/"]`);
  await arriveAtPath(walk, /\/plan-detail\//);
  await walk.look('plan');
  await web.press('button', words.t('detail.buy.online'));
  await arriveAtPath(walk, /\/buy-policy/);
  await walk.look('before the forms');
  await web.press('main a', words.t('buy.start'));
  const [, id] = /\/proposals\/([^/]+)\//.exec(await addressOf(walk)) ?? [];
  if (id === undefined) throw new Error(`No proposal at ${await addressOf(walk)}`);
  return id;
}

/** Answers every form, each question by itself, to the review. */
export async function answerForms(walk: Walk, id: string): Promise<void> {
  const { web, words, look } = walk;
  for (const name of formNames) {
    await arriveAtPath(walk, new RegExp(`/${formPages[name]}`));
    await eventually(async () => expect(await web.isShown(submit)).toBe(true));
    await look(name);
    // What the page itself is answered, as its contract says.
    const proposal = (await web.run(readJson, pathOf('getProposal', { id }))) as WireProposal;
    for (const [field, answer] of openQuestions(proposal, name)) {
      if (!isLeftToDeclaration(proposal, name, [field, answer])) await answerField(web, field, answer);
    }
    await web.press(submit);
  }
  await arriveAt(walk, words.t('review.title'));
}

async function answerField(web: WebDriver, field: WireField, answer: WireAnswers[string]): Promise<void> {
  const { name } = field;
  const text = String(answer);
  switch (kindOf(field)) {
    case 'date':
    case 'date-of-birth':
      await web.type(fieldName(`${name}.day`), String(Number(text.slice(8))));
      await web.type(fieldName(`${name}.month`), String(Number(text.slice(5, 7))));
      return web.type(fieldName(`${name}.year`), text.slice(0, 4));
    case 'gender':
    case 'yes-no':
    case 'radio':
      return web.press(labelOf(sentAs(name, text)));
    case 'choice':
      return web.choose(fieldName(name), text);
    case 'tick':
      return web.press(labelOf(sentAs(name)));
    default:
      return web.type(fieldName(name), text);
  }
}

/** It goes through identity, terms and the gateway, to the policy. */
export async function payFor(walk: Walk): Promise<void> {
  const { web, words, look } = walk;
  const { t } = words;
  await web.press('main a', t('review.kyc'));
  await arriveAt(walk, t('proposal.step.kyc'));
  await web.press(labelOf('[type=radio]'), 'PAN');
  await web.type('main #doc_no', buyer.pan);
  await web.press(submit);
  await arriveAt(walk, t('kyc-success.title'));
  await web.press('main a', t('review.terms'));
  await arriveAt(walk, t('buy.next.pay.lead'));
  const required = labelOf('input[type=checkbox]:not(:checked)');
  const mark = t('terms.required', { text: '' }).trim();
  while (await web.isShown(required, mark)) await web.press(required, mark);
  await web.press(submit);
  await eventually(async () => expect(await web.isShown('button.pay')).toBe(true));
  await look('gateway');
  await web.press('button.pay');
  await arriveAt(walk, t('outcome.issued.title'));
  const deed = () => web.run(() => document.querySelector('main')?.innerText ?? '');
  await eventually(async () => expect(await deed()).toMatch(/[A-Z]{3}-\d\d-\d+-\d+/));
}
