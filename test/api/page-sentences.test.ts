import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/call/shapes.ts';
import type { WirePlan } from '#contract/plan/shapes.ts';
import { inLanguage, type LocalText, languages } from '#domain/local-text.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { readConfig } from '#server/ground/settings/config.ts';
import { paths } from '#web/paths.ts';
import { namedQuery } from '#web/plan-parts/hospitals/named-address.ts';
import type { MessageId } from '#words/areas.ts';
import { saveQuote, score } from '../purchase.ts';
import { type DrawnSite, openDrawnSite, type View } from '../readback/drawn-site.ts';
import { type Element, pageOf, textOf, textsOf } from '../readback/reading/page-text.ts';
import { coverIn, type Sentences, sentencesIn } from '../readback/reading/sentences.ts';
import { aWireMember, openBrowser } from '../wire.ts';

let site: DrawnSite;
let quoteId: string;
let crn: string;
/** It is sold to a couple with a son of 24, who grows out of it. */
let plan: WirePlan;

beforeAll(async () => {
  site = await openDrawnSite();
  const members = [
    aWireMember({ age: 48 }),
    aWireMember({ id: 'spouse', person: 'Spouse', gender: 'MALE', age: 47 }),
    aWireMember({ id: 'son1', person: 'Son', type: 'kid', gender: 'MALE', age: 24 }),
  ];
  ({ quote_id: quoteId } = await saveQuote(site.browser, { members, parents_pincode: undefined }));
  const { score_data, quote_crn } = await score(site.browser, quoteId);
  crn = quote_crn;
  const foundPlan = score_data
    .find(({ block }) => block === 'family')
    ?.plans.find(({ premium, deductible }) => premium !== null && deductible === null);
  if (!foundPlan) throw new Error('Nothing is sold to them');
  plan = foundPlan;
}, 120_000);
afterAll(() => site.server.close());

const draw = async (path: string, locale: View['locale']) =>
  pageOf(await site.draw(path, { locale, device: 'mobile' }));

/** Gives the cells of a table by its caption, row by row. */
function rowsOf(page: Element, words: Sentences, caption: MessageId): readonly (readonly string[])[] {
  const table = page
    .querySelectorAll('table')
    .find((one) => textOf(one.querySelector('caption')) === words.say(caption));
  return table?.querySelectorAll('tbody tr').map((row) => textsOf(row, 'th, td')) ?? [];
}

describe.each(languages)('in %s', (locale) => {
  const words = sentencesIn(locale);

  test('the page on scores names every factor of the yardstick, and the oldest too', async () => {
    const method = await site.browser.get('/health-plan/scoring-method/');
    const { benchmark } = method.json<CallAnswer<'getScoringMethod'>>();
    const page = await draw(paths.method('how-scores-work'), locale);
    const lakhOf = (text: string | undefined) => (coverIn(words, text) ?? Number.NaN) / 100_000;
    const timesIn = (text = '') => Number(words.read(text, 'scores.benchmark.times')?.factor);
    const pairs = (caption: MessageId, column = 1) =>
      rowsOf(page, words, caption).flatMap((cells) =>
        cells[column] ? [[lakhOf(cells[0]), timesIn(cells[column])]] : [],
      );
    const ages = rowsOf(page, words, 'scores.benchmark.table');
    expect(ages).toEqual(
      benchmark.ages.map(({ to_age: age, premium }) => [
        age === null ? words.say('scores.benchmark.older', { age: 81 }) : `${age}`,
        formatRupees(rupees(premium)),
      ]),
    );
    expect(pairs('scores.benchmark.cover.table')).toEqual(benchmark.cover);
    expect(pairs('scores.benchmark.cover.table', 2)).toEqual(benchmark.super_top_up_cover);
    expect(pairs('scores.benchmark.deductible.table')).toEqual(benchmark.deductible);
    expect(rowsOf(page, words, 'scores.benchmark.others.table').map(([, times]) => timesIn(times))).toEqual([
      ...benchmark.zones.map(({ factor }) => factor),
      ...benchmark.floater.map(({ factor }) => factor),
      benchmark.several_individuals,
    ]);
  });

  test('plans that agents alone sell are named, with whom to ask', async () => {
    const page = await draw(paths.results('family', quoteId), locale);
    const texts = textsOf(page, '#missing dd').flatMap(
      (text) => words.read(text, 'results.missing.channel.text')?.plans?.split('; ') ?? [],
    );
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((title) => !title.startsWith('POS '))).toEqual([]);
    const whom: LocalText = { en: 'The insurer names one near you.', hi: 'बीमा कंपनी पास का एजेंट बता देगी।' };
    expect(words.say('results.missing.channel.text', { plans: '' })).toContain(inLanguage(whom, locale));
  });

  test('a plan’s page has the record of its insurer, and what we get of it in rupees', async () => {
    const page = await draw(paths.planDetail('family', quoteId, plan), locale);
    const lines = textsOf(page, '#record p');
    const read = (id: MessageId) => lines.map((line) => words.read(line, id)).find((values) => values);
    const record = read('record.of-100');
    expect(record?.insurer).toBe(plan.insurer_title);
    expect(Number(record?.settled) + Number(record?.refused)).toBe(100);
    const commission = read('commission.text');
    expect(commission).toMatchObject({
      total: formatRupees(rupees(plan.premium ?? 0)),
      insurer: plan.insurer_title,
    });
    expect(commission?.amount).toMatch(/^₹[\d,]+$/);
  });

  test('a plan’s page says in which year a child leaves it', async () => {
    const page = await draw(paths.planDetail('family', quoteId, plan), locale);
    const rows = textsOf(page, '#to-70 td small, #to-70 th small').map((text) =>
      words.read(text, 'to-70.leaves'),
    );
    // Until 25, as this plan takes children.
    expect(rows).toContainEqual({ name: inLanguage({ en: 'Son', hi: 'बेटा' }, locale), age: '26' });
  });

  test('help leads to somebody: by telephone, to the insurer of a plan, and to who hears complaints', async () => {
    const help = await draw(paths.help({ about: 'CH-4F7K-26' }), locale);
    const reading = readConfig({});
    if (!reading.ok) throw new Error('Nothing set is fine');
    const { phone, officer, email } = reading.config.help;
    const texts = textOf(help.querySelector('main') ?? help).replaceAll('\u00a0', ' ');
    for (const each of [phone, email, officer.name, officer.phone, officer.email, 'CH-4F7K-26'])
      expect(texts).toContain(each);
    expect(texts).toContain(words.say('help.sandbox'));
    expect(help.querySelector('main input[type=checkbox]')?.hasAttribute('checked')).toBe(false);
    const list = await draw(paths.results('family', quoteId), locale);
    const links = list.querySelectorAll('header a, footer a').map((one) => one.getAttribute('href'));
    expect(links.filter((link) => link === paths.help({ about: crn }))).toHaveLength(2);
    expect(links.filter((link) => link === paths.myPolicies())).toHaveLength(2);
    const draws = (id: MessageId) => {
      const link = help.querySelectorAll('main a').find((one) => textOf(one) === words.say(id));
      return draw(link?.getAttribute('href') ?? '', locale);
    };
    const plans = await draws('help.claim.plan');
    const wording = paths.policyWording(plan.product_slug);
    expect(plans.querySelectorAll('a').map((one) => one.getAttribute('href'))).toContain(wording);
    expect(textOf(await draw(wording, locale))).toMatch(/1800 \d{3} \d{4}/);
  });

  test('a quote of somebody else says that it opens only where it was made, and leads to a new one', async () => {
    const own = await openBrowser(site.server.app);
    const { quote_id: theirs } = await saveQuote(own);
    const { product_slug: product, slab_id: slab } = plan;
    for (const path of [
      paths.results('family', theirs),
      paths.planDetail('family', theirs, { product_slug: product, slab_id: slab, riders: [] }),
      paths.checklist('family', theirs),
      paths.splitPlans(theirs),
      paths.compare('family', theirs, [slab, 'kumaon-vatsal-5l']),
    ]) {
      const answer = await site.browser.get(path, { 'accept-language': locale });
      expect(answer.statusCode, path).toBe(404);
      const main = pageOf(answer.body).querySelector('main');
      expect(textOf(main), path).toContain(words.say('not-found.closed.title'));
      expect(main?.querySelectorAll('a').map((link) => link.getAttribute('href'))).toContain(
        paths.chooseMember(),
      );
    }
  });

  test('the file of a comparison has the row of the hospitals that its address names', async () => {
    const hospitals = await hospitalsNear('560001');
    const { answer, row } = await tableFile(`?${namedQuery(hospitals)}`, locale);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    const cells = compared.map(({ insurer_id }) => {
      const [cashless, others] = [true, false].map((is) =>
        hospitals.filter(({ insurers }) =>
          insurers.some((one) => one.insurer_id === insurer_id && (one.settlement === 'cashless') === is),
        ),
      );
      const value = words.say('hospitals.own', { cashless: cashless?.length ?? 0, count: hospitals.length });
      return { value, names: others?.map(({ name }) => name) ?? [] };
    });
    const [group, label, ...texts] = JSON.parse(`[${row}]`);
    expect([group, label]).toEqual([
      words.say('compare.group.near'),
      words.say('hospitals.own.title', { count: hospitals.length }),
    ]);
    for (const [at, { value, names }] of cells.entries())
      for (const part of [value, ...names]) expect(texts[at]).toContain(part);
    for (const { id } of hospitals) expect(answer.body).not.toContain(id);
  });

  test.each(['', '?hospitals=', '?hospitals=Saptarang', '?hospitals=8900080000001.999999', '?hospitals=%00'])(
    'and is whole without it at an address that names none: %j',
    async (query) => {
      const { answer, row } = await tableFile(query, locale);
      expect([answer.statusCode, row]).toEqual([200, undefined]);
      expect(answer.body).toContain(words.say('plan.item.copay'));
    },
  );
});

/** The plan, and the first one of another insurer. */
let compared: readonly WirePlan[];
beforeAll(async () => {
  const { score_data } = await score(site.browser, quoteId);
  const plans = score_data.find(({ block }) => block === 'family')?.plans ?? [];
  const other = plans.find(({ insurer_id: insurer }) => insurer !== plan.insurer_id);
  compared = [plan, ...(other ? [other] : [])];
});

/** The first three near a pincode, with how the insurers of the compared plans pay there. */
async function hospitalsNear(pincode: string) {
  const insurer_ids = compared.map(({ insurer_id }) => insurer_id);
  const body = { data: { pincodes: [pincode], insurer_ids }, quote_id: quoteId };
  const answer = await site.browser.call('hospitalsByPincode', { params: {}, body });
  return answer.json<CallAnswer<'hospitalsByPincode'>>().by_pincode[0]?.hospitals.slice(0, 3) ?? [];
}

async function tableFile(query: string, locale: View['locale']) {
  const ids = compared.map(({ slab_id: id }) => id);
  const url = `${paths.compare('family', quoteId, ids)}/table.csv${query}`;
  const answer = await site.browser.get(url, { 'accept-language': locale });
  const label = new RegExp(
    `,"(?:${[1, 3].map((count) => sentencesIn(locale).say('hospitals.own.title', { count })).join('|')})",`,
  );
  return { answer, row: answer.body.split('\r\n').find((line) => label.test(line)) };
}
