import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/call/shapes.ts';
import { saveQuote, score } from '../purchase.ts';
import { aWireMember, aWireQuote, type Browser, openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';

let server: TestApp;
let browser: Browser;
beforeAll(async () => {
  server = await testApp();
  browser = await openBrowser(server.app);
});
afterAll(() => server.close());

type Saved = CallAnswer<'saveDetails'>;

describe('a stored form of covid plans', () => {
  const save = (product_type: string, query: string) => {
    const data = JSON.stringify({ ...aWireQuote(), product_type });
    return browser.post(`/health-plan/save-details/results/${query}`, `data=${encodeURIComponent(data)}`);
  };

  test('is saved as a quote of today’s plans, and leads to the page that says why', async () => {
    const answer = await save('COVID_PLANS', '?hot=true&utm=a');
    expect(answer.statusCode).toBe(200);
    const { quote_id, next }: Saved = answer.json();
    expect(next).toEqual({ kind: 'covid-plan', planType: 'family', block: 'family' });
    const { score_data } = await score(browser, quote_id);
    expect(score_data[0]?.uidata.product_type).toBe('INDEMNITY');
    expect(score_data[0]?.plans.length).toBeGreaterThan(0);
  });

  test.each([
    ['covid plans without the mark', 'COVID_PLANS', '', 422, 'data.product_type'],
    ['covid plans with the mark off', 'COVID_PLANS', '?hot=false', 422, 'data.product_type'],
    ['the mark with plans of today', 'INDEMNITY', '?hot=true', 422, 'data.product_type'],
    ['a mark that is none', 'COVID_PLANS', '?hot=yes', 400, 'hot'],
    ['the mark twice', 'COVID_PLANS', '?hot=true&hot=true', 400, 'hot'],
    ['a type that is none', 'COVID', '?hot=true', 400, 'data.product_type'],
  ])('%s is refused by its name', async (_, type, query, status, field) => {
    const answer = await save(type, query);
    const fields = answer.json().error.fields.map((each: { field: string }) => each.field);
    expect([answer.statusCode, fields]).toEqual([status, [field]]);
  });

  test('of nobody who can be covered online leads to the adviser, as every other does', async () => {
    const { conditions } = server.ports.catalogue.current();
    const blocking = conditions.find(({ blocks }) => blocks)?.id ?? 0;
    const members = [aWireMember({ diseases: [blocking] })];
    const data = { ...aWireQuote({ members, parents_pincode: undefined }), product_type: 'COVID_PLANS' };
    const body = `data=${encodeURIComponent(JSON.stringify(data))}`;
    const answer = await browser.post('/health-plan/save-details/results/?hot=true', body);
    expect(answer.json().next).toEqual({ kind: 'policy-offline', type: 'offline' });
  });
});

describe('the list of conditions', () => {
  const listed = async (query: string) => {
    const answer = await browser.get(`/health-plan/get-medical-conditions/${query}`, {
      accept: 'application/json',
    });
    const { medical_conditions }: CallAnswer<'getMedicalConditions'> = answer.json();
    return medical_conditions;
  };

  test('begins on a phone with those that are asked first; it is the same list', async () => {
    const [phone, usual] = [await listed('?mobile=true'), await listed('')];
    const common = usual.filter((one) => one.common);
    expect(common.length).toBeGreaterThan(0);
    expect(phone.slice(0, common.length)).toEqual(common);
    expect(phone.slice(common.length)).toEqual(usual.filter((one) => !one.common));
    expect(await listed('?mobile=false&anything=else')).toEqual(usual);
  });

  /** Specification section 7. */
  test('is kept by the browser alone for an hour, apart for each language', async () => {
    for (const query of ['', '?mobile=true']) {
      const { headers } = await browser.get(`/health-plan/get-medical-conditions/${query}`);
      expect(headers).toMatchObject({
        'cache-control': 'private, max-age=3600',
        vary: expect.stringMatching(/accept-language.*cookie/i),
      });
    }
  });

  test.each(['?mobile=1', '?mobile=', '?mobile=true&mobile=true', '?mobile=__proto__'])(
    'is not given for "%s"',
    async (query) => {
      const answer = await browser.get(`/health-plan/get-medical-conditions/${query}`, {
        accept: 'application/json',
      });
      expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'MALFORMED_REQUEST']);
    },
  );
});

test('names of the payload are given back to their visitor, and stand in no shared page', async () => {
  const [you, ...others] = aWireQuote().members;
  const member = { ...(you ?? aWireMember()), name: 'Ananya Zutshi', displayName: 'Me Zutshi' };
  const { quote_id } = await saveQuote(browser, { members: [member, ...others] });
  const { score_data } = await score(browser, quote_id);
  const block = score_data.find(({ type }) => type === 'family');
  expect(block?.uidata.members[0]).toMatchObject({ name: 'Ananya Zutshi', displayName: 'Me Zutshi' });
  expect(block?.uidata.members[1]).not.toHaveProperty('name');
  const unnamed = await score(browser, (await saveQuote(browser)).quote_id);
  const rowsOf = (of: typeof score_data) =>
    of.flatMap(({ plans }) => plans.map(({ cpt_id, premium }) => [cpt_id, premium]));
  expect(rowsOf(score_data)).toEqual(rowsOf(unnamed.score_data));
});

describe('the government-standard plan', () => {
  const cards = async (quote_id: string, more = {}): Promise<CallAnswer<'getCards'>> => {
    const body = { data: { block: 'family' as const }, ...more };
    return (await browser.call('getCards', { params: { quote_id }, body })).json();
  };

  test('has a list of its own: that of every insurer that sells it to these people, and no other plan', async () => {
    const { quote_id } = await saveQuote(browser);
    const all = await cards(quote_id);
    const own = await cards(quote_id, { IS_AROGYA: 'true' });
    const standard = server.ports.catalogue
      .current()
      .products.filter(({ variant }) => variant === 'arogya-sanjeevani');
    const titles = [
      ...own.cards.map((card) => card.product_title),
      ...own.not_shown.map((one) => one.product_title),
    ];
    expect(titles.sort()).toEqual(standard.map(({ title }) => title).sort());
    expect(own.cards.length).toBeGreaterThan(5);
    expect(all.cards.length).toBeGreaterThan(own.cards.length);
    expect(await cards(quote_id, { IS_AROGYA: 'false' })).toEqual(all);
    // All pay the same, so its one pick is recommended for its price.
    const member = own.cards.filter(({ names }) => names.length > 0);
    expect(member.map(({ names, recommended, group }) => [names, recommended, group])).toEqual([
      [[{ title: 'lowest', scope: 'all' }], true, 'pick'],
    ]);
    expect(member[0]?.premium).toBe(Math.min(...own.cards.flatMap(({ premium }) => premium ?? [])));
    expect(
      all.cards.some(({ names }) => names.some(({ title }) => title === 'best' || title === 'near')),
    ).toBe(true);
    const middle = (list: typeof all) =>
      list.cards
        .flatMap((card) => card.premium ?? [])
        .sort((a, b) => a - b)
        .at(list.cards.length / 2) ?? 0;
    expect(middle(own)).toBeLessThan(middle(all));
    const premiums = new Map(all.cards.map((card) => [card.slab_id, card.premium]));
    for (const card of own.cards)
      if (premiums.has(card.slab_id)) expect(card.premium).toBe(premiums.get(card.slab_id));
  });

  test('with a policy held is asked for as a full plan', async () => {
    const { quote_id } = await saveQuote(browser, { product_type: 'SUPER_TOPUP', existing_sa: 500_000 });
    const body = {
      data: { block: 'family' as const, product_type: 'INDEMNITY' as const },
      IS_AROGYA: 'true' as const,
    };
    const own = (await browser.call('getCards', { params: { quote_id }, body })).json();
    expect(own.cards.length).toBeGreaterThan(5);
  });
});

test('the results of all on one cover have the address of results with planType combined', async () => {
  const { quote_id } = await saveQuote(browser);
  const body = { result_type: 'combined' as const };
  const answer = await browser.call('getScore', { params: { quote_id }, body });
  const { score_data }: CallAnswer<'getScore'> = answer.json();
  expect(score_data.map(({ type, uidata }) => [type, uidata.members.length])).toEqual([['combined', 4]]);
  expect((await browser.get(`/health-plan/results/combined/${quote_id}`)).statusCode).toBe(200);
});

describe('covid plans', () => {
  test.each(['/covid-plan', '/covid-plan/', '/covid-plan/corona-kavach/plans?x=1'])(
    '%s is a page',
    async (url) => {
      expect((await browser.get(url)).statusCode).toBe(200);
    },
  );
});
