import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/call/shapes.ts';
import { sayIn } from '#server/ground/words/say.ts';
import { emptyDraft, emptyHealth } from '#web/browser/storage/draft-shape.ts';
import { wireQuoteOf } from '#web/forms/quote/quote-answers.ts';
import { paths } from '#web/paths.ts';
import { saveQuote } from '../purchase.ts';
import { type DrawnSite, openDrawnSite } from '../readback/drawn-site.ts';
import { aWireMember, type Browser, openBrowser } from '../wire.ts';

let site: DrawnSite;
beforeAll(async () => {
  site = await openDrawnSite();
}, 120_000);
afterAll(() => site.server.close());

const asBrowsersDo = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const diabetes = 1;

const family = {
  'gender-pincode': 'gender=FEMALE&pincode=411+038',
  members:
    'who-You=on&age-You=34&who-Spouse=on&age-Spouse=36&age-Son-0=&who-Daughter-0=on&age-Daughter-0=8&unit-Daughter-0=months&who-Father=on&age-Father=62&parents-live=elsewhere&parents-pincode=416001',
  medical: `anyone=yes&has-Father=on&which-Father-${diabetes}=on`,
  smoking: 'habit-smoke-Spouse=on&habit-tobacco-none=on',
  drinking: 'habit-alcohol-none=on',
  stress: 'habit-exercise-You=on',
  'existing-insurance': 'held=yes&existing-cover=500000',
} as const;
type Step = keyof typeof family;
const steps = Object.keys(family) as readonly Step[]; // the keys of the table above

const send = (browser: Browser, step: Step, form: string, language = 'en') =>
  browser.post(paths.landing(step), form, { ...asBrowsersDo, 'accept-language': language });

async function walk(browser: Browser, change: Partial<Record<Step, string>> = {}): Promise<string> {
  let to = '';
  for (const step of steps) {
    const answer = await send(browser, step, change[step] ?? family[step]);
    expect([step, answer.statusCode]).toEqual([step, 303]);
    to = String(answer.headers.location);
    expect(to).not.toMatch(/[?]/);
  }
  return to;
}

const newBrowser = () => openBrowser(site.server.app);

describe('the steps as plain forms', () => {
  test('each leads to the next, and the last to the case', async () => {
    const browser = await newBrowser();
    const addresses: string[] = [];
    for (const step of steps) {
      addresses.push(String((await send(browser, step, family[step])).headers.location));
    }
    expect(addresses.slice(0, -1)).toEqual(steps.slice(1).map((step) => paths.landing(step)));
    expect(addresses.at(-1)).toMatch(/^\/health-plan\/lp\/product\/summary\/[\w-]{20,}\/1000000\/500000$/);
  });

  test('end in the quote that the ordinary steps make of the same answers', async () => {
    const browser = await newBrowser();
    const [id = ''] = (await walk(browser)).split('/').slice(-3);
    const insured = (count: string, unit: 'years' | 'months' = 'years') => ({ insured: true, count, unit });
    const none = { none: true, who: [] };
    const data = wireQuoteOf(
      {
        ...emptyDraft,
        members: {
          You: insured('34'),
          Spouse: insured('36'),
          'Daughter-0': insured('8', 'months'),
          Father: insured('62'),
        },
        genderOfYou: 'FEMALE',
        pincode: '411038',
        parentsLive: 'elsewhere',
        parentsPincode: '416001',
        existing: 'yes',
        existingSumInsured: 500_000,
      },
      {
        ...emptyHealth,
        anyone: 'yes',
        who: ['Father'],
        conditions: { Father: [diabetes] },
        habits: {
          smoke: { none: false, who: ['Spouse'] },
          tobacco: none,
          alcohol: none,
          exercise: { none: false, who: ['You'] },
        },
      },
    );
    if (!data) throw new Error('No quote');
    const ordinary = await browser.call('saveDetails', { params: {}, body: { data } });
    const { quote_id: other } = ordinary.json<CallAnswer<'saveDetails'>>();
    const answersOf = async (quote: string) => {
      const answer = await browser.call('getQuote', { params: { quote_id: quote }, body: {} });
      const { quote_id: _id, quote_crn: _crn, ...saved } = answer.json<CallAnswer<'getQuote'>>();
      return saved;
    };
    expect(await answersOf(id)).toEqual(await answersOf(other));
    expect((await answersOf(id)).members.map(({ id: who }) => who)).toEqual([
      'you',
      'spouse',
      'daughter1',
      'father',
    ]);
  });

  test('show again what was said, on the way back too', async () => {
    const browser = await newBrowser();
    for (const step of steps.slice(0, 4)) await send(browser, step, family[step]);
    const members = await browser.get(paths.landing('members'));
    expect(members.body).toMatch(/name="who-Father"[^>]*checked/);
    expect(members.body).toMatch(/name="age-You"[^>]*value="34"/);
    const medical = await browser.get(paths.landing('medical'));
    expect(medical.body).toMatch(new RegExp(`name="which-Father-${diabetes}"[^>]*checked`));
    const smoking = await browser.get(paths.landing('smoking'));
    expect(smoking.body).toMatch(/name="habit-smoke-Spouse"[^>]*checked/);
  });

  test('a box that is not ticked any more is taken back', async () => {
    const browser = await newBrowser();
    await send(browser, 'members', family.members);
    await send(browser, 'members', 'who-You=on&age-You=34');
    const { body } = await browser.get(paths.landing('members'));
    expect(body).not.toMatch(/name="who-Father"[^>]*checked/);
    expect(body).toMatch(/name="age-Father"[^>]*value="62"/);
  });

  test('are somebody else’s to nobody', async () => {
    const browser = await newBrowser();
    const [id = ''] = (await walk(browser)).split('/').slice(-3);
    const other = await newBrowser();
    expect((await other.get(paths.landing('members'))).body).not.toMatch(/name="who-Father"[^>]*checked/);
    const page = await other.get(paths.landingSummary(id, 1_000_000, 500_000));
    expect(page.statusCode).toBe(404);
  });

  test('are forgotten once a browser with scripts has them', async () => {
    const browser = await newBrowser();
    await send(browser, 'gender-pincode', family['gender-pincode']);
    const isOpen = async () =>
      (await browser.get(paths.landing('gender-pincode'))).body.includes('value="411 038"');
    expect(await isOpen()).toBe(true);
    await browser.call('forgetSaid', { params: {}, body: {} });
    expect(await isOpen()).toBe(false);
  });
});

describe('what is to correct', () => {
  test.each([
    ['en', 'gender-pincode', 'pincode=123', 'Please enter a valid pincode'],
    ['en', 'gender-pincode', 'gender=MALE&pincode=999999', 'Please enter a valid pincode'],
    ['en', 'members', '', '* Select one or more members to continue'],
    [
      'en',
      'members',
      'who-You=on&age-You=34&who-Son-0=on&age-Son-0=17',
      'Your kid has to be atleast 18 years younger than you and spouse',
    ],
    [
      'en',
      'members',
      'who-You=on&age-You=34&who-Father=on&age-Father=50',
      'Parents have to be atleast 18 years older than you',
    ],
    ['en', 'members', 'who-You=on&age-You=', 'Please enter age'],
    ['hi', 'members', 'who-You=on&age-You=34&who-Father=on&age-Father=62', 'चुनें कि आपके पिता कहाँ रहते हैं'],
    ['hi', 'medical', 'anyone=yes', 'जिन्हें बीमारी है, उन पर निशान लगाएँ'],
    ['en', 'smoking', 'habit-smoke-none=on', 'Please tick who it is, or “No one”'],
    ['en', 'existing-insurance', 'held=yes', 'Please choose the cover of your policy'],
  ] as const)('is said in %s, at the step %s: %s', async (language, step, form, message) => {
    const browser = await newBrowser();
    if (step !== 'members' && step !== 'gender-pincode') await send(browser, 'members', family.members);
    const answer = await send(browser, step, form, language);
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain(message);
    expect(answer.body).toMatch(/<title>(Error|गलती)/);
    expect(answer.body).toMatch(/aria-invalid|class="[^"]*"[^>]*aria-describedby="[^"]*error/);
  });

  test('a step that was passed over is asked before anything is saved', async () => {
    const browser = await newBrowser();
    await send(browser, 'gender-pincode', family['gender-pincode']);
    await send(browser, 'members', family.members);
    const answer = await send(browser, 'existing-insurance', 'held=no');
    expect(answer.headers.location).toBe(paths.landing('medical'));
  });

  test('an illness and “None of these” both: the illness counts', async () => {
    const browser = await newBrowser();
    const [id = ''] = (await walk(browser, { medical: `${family.medical}&none-Father=on` }))
      .split('/')
      .slice(-3);
    const answer = await browser.call('getQuote', { params: { quote_id: id }, body: {} });
    expect(answer.json<CallAnswer<'getQuote'>>().conditions.map(({ id: one }) => one)).toEqual([diabetes]);
  });
});

describe('a condition that blocks', () => {
  test('takes its member out of the later steps, by name, with a way on for the others', async () => {
    const browser = await newBrowser();
    const conditions = await browser.call('getMedicalConditions', { params: {}, body: {} });
    const { medical_conditions: all } = conditions.json<CallAnswer<'getMedicalConditions'>>();
    const blocking = all.find(({ permission }) => !permission)?.id;
    await send(browser, 'gender-pincode', family['gender-pincode']);
    await send(browser, 'members', family.members);
    const answer = await send(browser, 'medical', `anyone=yes&has-Father=on&which-Father-${blocking}=on`);
    expect(answer.headers.location).toBe(paths.landingLeaves());
    const page = await browser.get(paths.landingLeaves());
    expect(page.body).toContain('One person needs an adviser');
    expect(page.body).toContain(`href="${paths.landing('smoking')}"`);
    const smoking = await browser.get(paths.landing('smoking'));
    expect(smoking.body).toContain('habit-smoke-Spouse');
    expect(smoking.body).not.toContain('habit-smoke-Father');
  });
});

describe('what a form may not do', () => {
  test('come from elsewhere, or without the token', async () => {
    const browser = await newBrowser();
    const answer = await site.server.app.inject({
      method: 'POST',
      url: paths.landing('gender-pincode'),
      headers: {
        ...asBrowsersDo,
        'content-type': 'application/x-www-form-urlencoded',
        cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      payload: family['gender-pincode'],
    });
    expect(answer.statusCode).toBe(403);
  });

  test('say what its step does not ask, or break anything', async () => {
    const browser = await newBrowser();
    const forms = [
      'habit-smoke-You=on&gender=MALE&pincode=411038',
      'gender=ROBOT&pincode=411038',
      '__proto__=1',
      'gender=MALE&gender=FEMALE',
      `pincode=${'9'.repeat(5000)}`,
    ];
    for (const form of forms)
      expect((await send(browser, 'gender-pincode', form)).statusCode).toBeLessThan(500);
    expect((await send(browser, 'gender-pincode', 'gender=MALE&pincode=411038')).statusCode).toBe(303);
    const nobody = await browser.post('/health-plan/lp/product/moon', 'a=1', asBrowsersDo);
    expect(nobody.statusCode).toBe(404);
  });

  test('leave a health answer in an address, a cookie or the store before there is a quote', async () => {
    const browser = await newBrowser();
    await send(browser, 'members', family.members);
    const answer = await send(browser, 'medical', family.medical);
    expect(JSON.stringify([answer.headers, [...browser.cookies]])).not.toContain('which-Father');
    expect([...browser.cookies.values()].join()).not.toContain('Father');
  });
});

test('the summary says everything in words, with a way to change each, and leads to the plans', async () => {
  const browser = await newBrowser();
  const address = await walk(browser);
  const [id = ''] = address.split('/').slice(-3);
  const { body } = await browser.get(address);
  const quote = await browser.call('getQuote', { params: { quote_id: id }, body: {} });
  const { quote_crn: crn, conditions } = quote.json<CallAnswer<'getQuote'>>();
  for (const words of [crn, '₹10 lakh', '₹5 lakh', 'Daughter, 8 months', 'Father, 62', 'Pune', 'Kolhapur']) {
    expect(body).toContain(words);
  }
  expect(body).toContain(`Father: ${conditions[0]?.name}`);
  for (const step of steps.slice(0, -1)) expect(body).toContain(`href="${paths.landing(step)}"`);
  expect(body).toContain(`href="${paths.splitPlans(id)}"`);
  const crooked = await browser.get(paths.landingSummary(id, 300_000, 0));
  expect([crooked.statusCode, crooked.headers.location]).toEqual([307, address]);
});

test('saves by forms without scripts count as those of a script do, and the page says so', async () => {
  const limited = await openDrawnSite({ env: { RATE_PER_VISITOR: '100000' } });
  const browser = await openBrowser(limited.server.app);
  await walk(browser);
  const save = () => send(browser, 'existing-insurance', 'held=no');
  for (let count = 1; count < 60; count += 1) expect((await save()).statusCode).toBe(303);
  const refused = await save();
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain(sayIn('en')('failure.TOO_MANY_TRIES'));
  const { body: metrics } = await limited.server.app.inject('/metrics');
  expect(metrics).toContain('refusals_total{code="TOO_MANY_TRIES"} 1');
  await limited.server.close();
});

test('no answer that no form offers is a bug: each is told, or passed over', async () => {
  const odd = [
    'who-You=on&age-You=1e9&who-Son-3=on&unit-Son-3=months&age-Son-3=0.5',
    'age-You=٣٤&who-You=on&who-Father=on&parents-live=elsewhere&parents-pincode=%F0%9F%98%80',
    'gender=X&pincode=-1',
    'anyone=maybe&has-You=on&none-You=on&which-You-99999999=on&which-You-1=on',
    'habit-smoke-__proto__=on&habit-=on&habit-smoke-none=on&habit-smoke-You=on',
    ...['1e308', '0.5', 'Infinity', '-1', 'NaN'].map((cover) => `held=yes&existing-cover=${cover}`),
  ];
  const pages = [
    '/',
    ...[...steps, 'leaves', 'summary', 'constructor'].map((step) => `/health-plan/lp/product/${step}`),
  ];
  const browser = await newBrowser();
  await walk(browser);
  for (const page of pages) {
    for (const form of odd)
      expect([page, form, (await browser.post(page, form, asBrowsersDo)).statusCode < 500]).toEqual([
        page,
        form,
        true,
      ]);
  }
});

describe('the list of a quote as a plain form', () => {
  const pressed = 'amount=25000';

  test('takes what the family can bear and leads back to the list as it was, which goes by it', async () => {
    const browser = await newBrowser();
    const { quote_id } = await saveQuote(browser);
    const list = paths.results('family', quote_id, { sort: 'premium-low' });
    const guess = /₹1 lakh<\/b><span> <\/span><small>our guess/;
    expect((await browser.get(list)).body).toMatch(guess);
    const answer = await browser.post(list, pressed, asBrowsersDo);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, list]);
    const page = await browser.get(list);
    expect(page.body).toContain('your answer');
    expect(page.body).not.toMatch(guess);
    const read = await browser.call('getQuote', { params: { quote_id }, body: {} });
    expect(read.json().bearable).toEqual({ amount: 25_000, is_guess: false });
  });

  test('is taken on the page of a plan too, which goes by it', async () => {
    const browser = await newBrowser();
    const { quote_id } = await saveQuote(browser);
    const plan = paths.planDetail('family', quote_id, {
      product_slug: 'sahyadri-poorna',
      slab_id: 'sahyadri-poorna-5l',
      riders: [],
    });
    const answer = await browser.post(plan, pressed, asBrowsersDo);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, plan]);
    expect((await browser.get(plan)).body).toContain('your answer');
    const unknown = await browser.post(plan, 'amount=1', asBrowsersDo);
    expect(unknown.statusCode).toBe(422);
    expect(unknown.body).toContain('That is none of the five amounts, so nothing was changed.');
  });

  test('is drawn with the five amounts as buttons of a form that a browser can send', async () => {
    const browser = await newBrowser();
    const { quote_id } = await saveQuote(browser);
    const { body } = await browser.get(paths.results('family', quote_id));
    const form = body.match(/<form[^>]*action="\/health-plan\/results[^>]*>.*?<\/form>/s)?.[0] ?? '';
    expect(form).toMatch(/method="post"/);
    expect([...form.matchAll(/<button[^>]* value="(\d+)"/g)].map(([, amount]) => amount)).toEqual([
      '25000',
      '50000',
      '100000',
      '300000',
      '500000',
    ]);
  });

  test('changes nothing by another amount, another token or somebody else', async () => {
    const [browser, stranger] = [await newBrowser(), await newBrowser()];
    const { quote_id } = await saveQuote(browser);
    const list = paths.results('family', quote_id);
    const unknown = await browser.post(list, 'amount=70000', asBrowsersDo);
    expect(unknown.statusCode).toBe(422);
    expect(unknown.body).toContain('That is none of the five amounts, so nothing was changed.');
    expect((await stranger.post(list, pressed, asBrowsersDo)).statusCode).toBe(404);
    const forged = await site.server.app.inject({
      method: 'POST',
      url: list,
      headers: { ...asBrowsersDo, 'content-type': 'application/x-www-form-urlencoded' },
      payload: pressed,
    });
    expect(forged.statusCode).toBe(403);
    const read = await browser.call('getQuote', { params: { quote_id }, body: {} });
    expect(read.json().bearable.is_guess).toBe(true);
  });

  test('takes another place or gender in place of a guess, and leads to the same list of a quote that has it', async () => {
    const browser = await newBrowser();
    const { quote_id } = await saveQuote(browser, {
      members: [aWireMember(), aWireMember({ id: 'spouse', person: 'Spouse', gender: 'MALE', age: 36 })],
      parents_pincode: undefined,
      bearable: 25_000,
    });
    const answersOf = async (address: string) => {
      const id = new URL(address, 'http://localhost').pathname.split('/').at(-1) ?? '';
      const answer = await browser.call('getQuote', { params: { quote_id: id }, body: {} });
      const { members, place, bearable } = answer.json<CallAnswer<'getQuote'>>();
      return [members.map(({ gender }) => gender).join(), place.pincode, bearable.amount];
    };
    const list = paths.results('family', quote_id, { sort: 'premium-low' });
    const moved = await browser.post(list, 'pincode=700+001', asBrowsersDo);
    expect(moved.statusCode).toBe(303);
    const there = String(moved.headers.location);
    expect(there).toMatch(/^\/health-plan\/results\/family\/[\w-]{20,}\?sort=premium-low$/);
    expect(await answersOf(there)).toEqual(['FEMALE,MALE', '700001', 25_000]);
    const other = await browser.post(there, 'spouse-gender=FEMALE', asBrowsersDo);
    expect(await answersOf(String(other.headers.location))).toEqual(['FEMALE,FEMALE', '700001', 25_000]);
    expect(await answersOf(list)).toEqual(['FEMALE,MALE', '560001', 25_000]);
    const wrong = await browser.post(list, 'pincode=12', asBrowsersDo);
    expect([wrong.statusCode, wrong.body.includes('Please enter a valid pincode of 6 digits.')]).toEqual([
      422,
      true,
    ]);
  });
});

describe('the one page of health after a first price', () => {
  const send = (browser: Browser, form: string) => browser.post(paths.landing('health'), form, asBrowsersDo);
  const home = 'who-You=on&age-You=34&who-Father=on&age-Father=62&pincode=560001';

  test('leads from home to the list as plain forms, with what was ticked and nothing else', async () => {
    const browser = await newBrowser();
    await browser.post(paths.home(), home, asBrowsersDo);
    expect((await browser.get(paths.home())).body).toContain(`href="${paths.landing('health')}"`);
    const page = await browser.get(paths.landing('health'));
    expect(page.body).toContain('name="ill-Father-17"');
    const lacking = await send(browser, 'gender=FEMALE&parents-live=same&ill-Father-17=on');
    expect([lacking.statusCode, lacking.body.includes('Please say that everything else')]).toEqual([
      422,
      true,
    ]);
    expect(lacking.body).toMatch(/name="ill-Father-17"[^>]*checked/);
    const whole = await send(browser, 'gender=FEMALE&parents-live=same&ill-Father-17=on&rest=on');
    expect(whole.statusCode).toBe(303);
    const list = String(whole.headers.location);
    expect(list).toMatch(/^\/health-plan\/results\/family\/[\w-]{20,}$/);
    const answer = await browser.call('getQuote', {
      params: { quote_id: list.split('/').at(-1) ?? '' },
      body: {},
    });
    const { members, conditions } = answer.json<CallAnswer<'getQuote'>>();
    expect(members.map(({ id, diseases, lifestyle }) => [id, diseases, lifestyle])).toEqual([
      ['you', [], []],
      ['father', [17], []],
    ]);
    expect(conditions.map(({ id }) => id)).toEqual([17]);
    expect((await browser.get(list)).statusCode).toBe(200);
  });

  test('names who leaves on a page of links, and the next press goes on without them', async () => {
    const browser = await newBrowser();
    await browser.post(paths.home(), home, asBrowsersDo);
    const form = 'gender=FEMALE&parents-live=same&ill-Father-33=on&rest=on';
    const leaves = String((await send(browser, form)).headers.location);
    const page = await browser.get(leaves);
    expect(page.body).toContain('One person needs an adviser');
    expect(page.body).toContain(`href="${paths.landing('health')}"`);
    expect((await browser.get(paths.landing('health'))).body).toContain(
      'The exact prices are without father.',
    );
    expect((await send(browser, form)).headers.location).toMatch(/^\/health-plan\/results\//);
  });

  test('before anybody was chosen, or with an odd form, it breaks nothing', async () => {
    const browser = await newBrowser();
    expect((await browser.get(paths.landing('health'))).statusCode).toBe(200);
    expect((await send(browser, 'rest=on')).headers.location).toBe(paths.home());
    for (const form of [
      'ill-You-x=on',
      'ill-__proto__-1=on',
      'does-smoke-none=on',
      'does-moon-You=on',
      'rest=1&rest=2',
    ])
      expect((await send(browser, form)).statusCode).toBeLessThan(500);
  });
});
