import { setTimeout as pass } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { shippedCatalogue } from '#adapters/catalogue/shipped/shipped-catalogue.suite.ts';
import { csrfCookie, csrfHeader } from '#contract/call/encoding.ts';
import type { CallAnswer } from '#contract/call/shapes.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { addDays, dayInIndia } from '#domain/date.ts';
import { fail, ok } from '#domain/result.ts';
import type { PageRenderer } from '#server/drawing/page-renderer.ts';
import { saveQuote } from '../purchase.ts';
import { aWireMember, type Browser, openBrowser } from '../wire.ts';
import { plainRenderer, type TestApp, type TestSetting, testApp } from './app.ts';

let server: TestApp | undefined;
afterEach(() => server?.close());

async function opened(setting: TestSetting = {}) {
  server = await testApp(setting);
  return { ...server, asha: await openBrowser(server.app) };
}

function scored(browser: Browser, quote_id: string, body = {}) {
  return browser.call('getScore', { params: { quote_id }, body });
}

/** Once every live price is there: one that comes meanwhile makes another answer. */
async function settled(browser: Browser, quote_id: string) {
  for (;;) {
    const answer = await scored(browser, quote_id);
    const { score_data: blocks }: CallAnswer<'getScore'> = answer.json();
    if (blocks.every(({ plans }) => plans.every((plan) => plan.premium_status !== 'pending'))) return answer;
    await pass(50);
  }
}

const nothing: CallAnswer<'getScore'> = {
  quote_id: 'q',
  quote_crn: 'c',
  catalogue_version: 'v',
  priced_on: '2026-11-20',
  sales_channel_conflict: false,
  sales_channel_conflict_redirect_to: null,
  scores_shown: true,
  score_data: [],
  not_shown: [],
};

/** A handler whose answer says how often one was made. */
const counting = () => {
  const calls: string[] = [];
  let isTrue = true;
  const getScore: NonNullable<TestSetting['handlers']>['getScore'] = async (_, context) => {
    calls.push(context.visitor);
    context.mayRemember(async () => isTrue);
    return ok({ ...nothing, quote_crn: String(calls.length) });
  };
  return {
    made: calls,
    handlers: { getScore },
    end: () => {
      isTrue = false;
    },
  };
};

describe('an answer that may be kept', () => {
  test('is made once for the same visitor and the same words', async () => {
    const { made, handlers } = counting();
    const { asha } = await opened({ handlers });
    const answers = [await scored(asha, 'q'), await scored(asha, 'q'), await scored(asha, 'q')];
    expect(made.length).toBe(1);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(new Set(answers.map(({ headers }) => headers['content-type'])).size).toBe(1);
    expect(answers[2]?.headers['cache-control']).toBe('private, no-store');
  });

  test('is made anew for another visitor, another quote and other filters', async () => {
    const { made, handlers } = counting();
    const { asha, app } = await opened({ handlers });
    const ravi = await openBrowser(app);
    await scored(asha, 'q');
    await scored(ravi, 'q');
    await scored(asha, 'r');
    await scored(asha, 'q', { result_type: 'family' });
    expect(made.length).toBe(4);
    expect(new Set(made).size).toBe(2);
  });

  test('is made anew for another visitor who asks in the very same words', async () => {
    const { made, handlers } = counting();
    const { asha, app } = await opened({ handlers });
    const ravi = await openBrowser(app);
    const answers: string[] = [];
    for (const browser of [asha, ravi, asha, ravi]) {
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await app.inject({
        method: 'POST',
        url: '/health-plan/get-score/q/',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          cookie,
          [csrfHeader]: browser.cookies.get(csrfCookie) ?? '',
        },
        payload: '',
      });
      answers.push(answer.json<CallAnswer<'getScore'>>().quote_crn);
    }
    expect(answers).toEqual(['1', '2', '1', '2']);
    expect(new Set(made).size).toBe(2);
  });

  test('is made anew in another channel', async () => {
    const { made, handlers } = counting();
    const { asha } = await opened({ handlers });
    await scored(asha, 'q');
    await asha.get('/health-plan/?channel=pos&partner=TRY-101');
    await scored(asha, 'q');
    expect(made.length).toBe(2);
  });

  test('is made anew once it is no longer true', async () => {
    const { made, handlers, end } = counting();
    const { asha } = await opened({ handlers });
    await scored(asha, 'q');
    end();
    expect((await scored(asha, 'q')).json()).toMatchObject({ quote_crn: '2' });
    expect(made.length).toBe(2);
  });

  test('is not given to a post without the right token', async () => {
    const { handlers } = counting();
    const { asha, app } = await opened({ handlers });
    await scored(asha, 'q');
    const cookie = [...asha.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await app.inject({
      method: 'POST',
      url: '/health-plan/get-score/q/',
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
      payload: `csrfmiddlewaretoken=${'A'.repeat(43)}`,
    });
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'CSRF_FAILED']);
  });
});

describe('a page that is drawn', () => {
  /** Shows what its visitor is answered. */
  const renderer: PageRenderer = {
    renderPage: async (input) => {
      const answer = await input.callApi('getScore', { params: { quote_id: 'q' }, body: {} });
      return { ...(await plainRenderer.renderPage(input)), body: answer.ok ? answer.json : 'refused' };
    },
  };
  const pageState = async (browser: Browser) => JSON.parse((await browser.get('/')).body).quote_crn;

  test('shows the answer that is kept for its own visitor, while it is true', async () => {
    const { handlers, end } = counting();
    const { asha, app } = await opened({ handlers, renderer });
    const ravi = await openBrowser(app);
    const [first, other, again] = [await pageState(asha), await pageState(ravi), await pageState(asha)];
    expect([first === again, first === other]).toEqual([true, false]);
    end();
    expect(await pageState(asha)).not.toBe(first);
  });

  test('keeps no failure', async () => {
    let calls = 0;
    const getScore: NonNullable<TestSetting['handlers']>['getScore'] = async (_, context) => {
      calls++;
      context.mayRemember(async () => true);
      return fail('NOT_FOUND');
    };
    const { asha } = await opened({ handlers: { getScore }, renderer });
    expect([(await asha.get('/')).body, (await asha.get('/')).body]).toEqual(['refused', 'refused']);
    expect(calls).toBeGreaterThan(1);
  });
});

describe('plans of a quote that were answered before', () => {
  test('come again in the same bytes', async () => {
    const { asha } = await opened();
    const { quote_id: id } = await saveQuote(asha);
    const [first, second] = [await settled(asha, id), await scored(asha, id)];
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
  });

  test('are nothing to somebody else', async () => {
    const { asha, app } = await opened();
    const { quote_id: id } = await saveQuote(asha);
    await scored(asha, id);
    const ravi = await openBrowser(app);
    expect((await scored(ravi, id)).statusCode).toBe(404);
  });

  test('are priced anew on another day', async () => {
    const { asha, wait } = await opened();
    const { quote_id: id } = await saveQuote(asha);
    const before = (await scored(asha, id)).json<CallAnswer<'getScore'>>().priced_on;
    wait({ days: 1 });
    expect((await scored(asha, id)).json<CallAnswer<'getScore'>>().priced_on > before).toBe(true);
  });

  test('are priced anew by another catalogue', async () => {
    let catalogue: Catalogue = await shippedCatalogue();
    const { asha } = await opened({ catalogue: { current: () => catalogue } });
    const { quote_id: id } = await saveQuote(asha);
    await scored(asha, id);
    catalogue = { ...catalogue, version: 'the next one' };
    expect((await scored(asha, id)).json()).toMatchObject({ catalogue_version: 'the next one' });
  });

  test("hold an insurer's live price as soon as there is one", async () => {
    const { asha, wait } = await opened();
    const { quote_id: id } = await saveQuote(asha, { members: [aWireMember({ age: 30 })] });
    const statuses = async () =>
      (await scored(asha, id))
        .json<CallAnswer<'getScore'>>()
        .score_data.flatMap(({ plans }) => plans.filter((plan) => plan.onserver_plan))
        .map((plan) => plan.premium_status);
    expect(new Set(await statuses())).toEqual(new Set(['pending']));
    wait({ seconds: 4 });
    expect(new Set(await statuses())).toEqual(new Set(['quoted']));
  });
});

describe('an answer that is worked out while the world changes', () => {
  /** Does something the moment an insurer is next asked for a price. */
  function onCall({ ports }: TestApp, change: () => void): void {
    const { insurer } = ports;
    let isDone = false;
    const livePremium: typeof insurer.livePremium = (question) => {
      if (!isDone) change();
      isDone = true;
      return insurer.livePremium(question);
    };
    Object.assign(ports, { insurer: { ...insurer, livePremium } });
  }

  test('is of the day on which it was asked for, and is made anew on the next', async () => {
    const { asha, wait, ports, ...rest } = await opened();
    const { quote_id: id } = await saveQuote(asha);
    const today = dayInIndia(ports.clock.now());
    onCall({ ports, wait, ...rest }, () => wait({ days: 1 }));
    expect((await scored(asha, id)).json()).toMatchObject({ priced_on: today });
    expect((await scored(asha, id)).json()).toMatchObject({ priced_on: addDays(today, 1) });
  });

  test('is of one catalogue', async () => {
    const first: Catalogue = await shippedCatalogue();
    let catalogue = first;
    const { asha, ...server } = await opened({ catalogue: { current: () => catalogue } });
    const { quote_id: id } = await saveQuote(asha);
    const slab_ids = ['himgiri-shikhar-plus-10l', 'sahyadri-poorna-10l'];
    const scoresNow = async () => {
      const answer = await scored(asha, id, { data: { slab_ids } });
      const { catalogue_version, score_data } = answer.json<CallAnswer<'getScore'>>();
      return [
        catalogue_version,
        score_data.map(({ plans }) => plans.map((plan) => plan.content?.rank_stability)),
      ];
    };
    await scoresNow();
    server.wait({ seconds: 4 });
    const before = await scoresNow();
    expect(JSON.stringify(before)).toContain('"plans":');
    const few = first.products.filter(({ slug }) => slab_ids.some((slab) => slab.startsWith(slug)));
    onCall(server, () => {
      catalogue = { ...first, version: 'the next one', products: few };
    });
    catalogue = { ...first };
    expect(await scoresNow()).toEqual(before);
    expect(await scoresNow()).not.toEqual(before);
  });
});
