import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/call/shapes.ts';
import { openSite, type ShownPage, type Site } from '#test/shown/open-site.tsx';
import { answersNow, changeDraft, changeHealth, forgetMe } from '#web/browser/storage/draft.ts';
import { emptyHealth } from '#web/browser/storage/draft-shape.ts';
import { paths } from '#web/paths.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
beforeEach(forgetMe);

/** A family that answered the pages before. */
function sayFamily(): void {
  const aged = (count: string) => ({ insured: true, count, unit: 'years' as const });
  changeDraft((draft) => ({
    ...draft,
    members: { You: aged('34'), 'Son-0': aged('4'), Father: aged('63') },
    genderOfYou: 'FEMALE',
    pincode: '560001',
    parentsLive: 'elsewhere',
    parentsPincode: '411001',
  }));
}
const corrections = () =>
  [...document.querySelectorAll('main [role="alert"] a[href^="#"]')].map(({ textContent }) => textContent);
const goOn = async (page: ShownPage) => {
  await page.press('button', /^(Continue|See plans)/);
  await page.pass(100);
};

describe('whom to cover', () => {
  test('is asked with your gender, and both are complained of until they are answered', async () => {
    const page = await site.open(paths.chooseMember());
    await goOn(page);
    expect(corrections()).toEqual([
      '* Select one or more members to continue',
      'Please choose female or male for you',
    ]);
    await page.press('button', 'One more: Sons');
    expect(corrections()).toEqual([
      'Children are covered together with you or your spouse. Tick yourself or your spouse to cover them.',
      'Please choose female or male for you',
    ]);
    await page.press('checkbox', /^You/);
    await page.press('radio', 'Female');
    expect(corrections()).toEqual([]);
    expect(page.text()).toContain('Male: our guess, you can change it');
    await page.press('button', 'One more: Sons');
    await page.press('button', 'One fewer: Sons');
    await page.press('checkbox', 'Father');
    expect(page.text()).toContain('You, 1 son and father');
    await goOn(page);
    expect(page.address()).toBe(paths.memberDetails());
  });

  test('is forgotten when somebody clears the answers', async () => {
    sayFamily();
    const page = await site.open(paths.chooseMember());
    await page.press('button', 'Clear my answers');
    expect(page.names('dialog')).toEqual(['Clear everything you entered?']);
    expect(answersNow().draft.members).not.toEqual({});
    document.querySelector<HTMLElement>('dialog button')?.click();
    await page.pass(20);
    expect(answersNow().draft.members).toEqual({});
    expect(page.names('button')).not.toContain('Clear my answers');
  });

  test.each([
    ['super-topup', { existing: 'yes' }],
    ['arogya-sanjeevani', { standard: true }],
    ['constructor', { existing: undefined }],
  ])('an address that looks for %s says so for later', async (product, facts) => {
    await site.open(paths.chooseMember({ product }));
    expect(answersNow().draft).toMatchObject(facts);
  });
});

describe('ages', () => {
  test('that are missing or wrong are named with whose they are', async () => {
    sayFamily();
    const page = await site.open(paths.memberDetails());
    await page.type('You', '');
    await page.type('Son', '31');
    expect(corrections()).toEqual([]);
    await goOn(page);
    expect(corrections()).toEqual([
      'You: Please enter age',
      expect.stringMatching(/^Son: Sons and daughters can be covered with you up to the age of 30/),
    ]);
    await page.type('You', '34');
    await page.type('Son', '4');
    expect(corrections()).toEqual([]);
    await goOn(page);
    expect(page.address()).toBe(paths.addressDetails());
  });

  test('a baby too young is left out by a press, and an age that no plan takes is said', async () => {
    sayFamily();
    const page = await site.open(paths.memberDetails());
    await page.type('Son', '2');
    await page.press('radio', 'Months');
    await page.type('Father', '100');
    expect(page.text()).toContain('At this age no plan here takes a new person');
    await goOn(page);
    await page.press('button', 'Go on without son for now');
    expect(page.names('textbox')).toEqual(['You', 'Father']);
  });
});

describe('a place', () => {
  test('is looked up as it is typed, and one that is none keeps the page', async () => {
    sayFamily();
    const page = await site.open(paths.addressDetails());
    await page.pass(50);
    for (const place of ['Bengaluru Urban, Karnataka', 'Pune, Maharashtra'])
      expect(page.text()).toContain(place);
    await page.type('Pincode', '999999');
    await page.type('Pincode of your father', '41');
    await goOn(page);
    expect(corrections()).toEqual([
      'Please enter a valid pincode',
      'Pincode of your father: Please enter a valid pincode',
    ]);
    await page.type('Pincode', '560001');
    await page.press('radio', 'Same as mine');
    await goOn(page);
    expect(page.address()).toBe(paths.familyDetail());
  });

  test('of parents has to be chosen', async () => {
    sayFamily();
    changeDraft((draft) => ({ ...draft, parentsLive: undefined }));
    const page = await site.open(paths.addressDetails());
    await goOn(page);
    expect(corrections()).toEqual(['Please choose where your father lives']);
  });
});

describe('health and habits', () => {
  const sayHabits = () =>
    changeHealth((health) => {
      const none = { none: true, who: [] };
      return { ...health, habits: { smoke: none, tobacco: none, alcohol: none, exercise: none } };
    });

  test('are each asked, and who is ill of what', async () => {
    sayFamily();
    const page = await site.open(paths.familyDetail());
    await goOn(page);
    expect(corrections()).toEqual([
      'Please choose yes or no',
      'Who smokes? Please tick who it is, or “No one”',
      'Who chews tobacco? Please tick who it is, or “No one”',
      'Who drinks alcohol? Please tick who it is, or “No one”',
      'Who exercises most weeks? Please tick who it is, or “No one”',
    ]);
    sayHabits();
    await page.press('radio', 'Yes');
    await page.press('checkbox', 'Son');
    await goOn(page);
    expect(corrections()).toEqual(['Son: Please tick the conditions, or “None of these”']);
    changeHealth((health) => ({ ...health, anyone: 'no' }));
    await page.pass(20);
    await goOn(page);
    expect(page.address()).toBe(paths.existingPolicy());
  });

  test('an illness that blocks is told of first, with who can go on', async () => {
    sayFamily();
    sayHabits();
    const answer = await site.browser.call('getMedicalConditions', { params: {}, body: {} });
    const all: CallAnswer<'getMedicalConditions'> = answer.json();
    const blocking = all.medical_conditions
      .flatMap(({ id, permission }) => (permission ? [] : [id]))
      .slice(0, 1);
    changeHealth((health) => ({
      ...health,
      anyone: 'yes',
      who: ['Father'],
      conditions: { Father: blocking },
    }));
    const page = await site.open(paths.familyDetail());
    await goOn(page);
    expect(page.address()).toBe(paths.familyDetail({ pause: 'blocked' }));
    expect(answersNow().health.leaving).toEqual([]);
    await page.pass(300);
    expect(page.text()).toMatch(/Father/);
    await page.press('button', /^(Go on|Continue)/);
    expect(page.address()).toBe(paths.existingPolicy());
    expect(answersNow().health.leaving).toEqual(['Father']);
  });
});

describe('who leaves over an illness', () => {
  test('and leaves nobody to cover is led to an adviser', async () => {
    changeDraft((draft) => ({
      ...draft,
      members: { You: { insured: true, count: '60', unit: 'years' } },
      genderOfYou: 'FEMALE',
      pincode: '560001',
    }));
    changeHealth(() => ({ ...emptyHealth, anyone: 'yes', who: ['You'], conditions: { You: [33] } }));
    const page = await site.open(paths.familyDetail({ pause: 'blocked' }));
    await page.pass(300);
    expect(page.names('heading')[0]).toBe('This cover needs an adviser');
    await page.press('link', 'How buying with an adviser works');
    expect(page.names('heading')[0]).toBe('An adviser can ask for you');
  });

  test.each([
    [
      'en',
      33,
      ['Since 29 May 2024, insurers must have plans for people with every kind of illness', '14555'],
    ],
    [
      'en',
      42,
      [
        'Since 27 Feb 2023, every health insurer must sell a plan for people with HIV',
        'HIV and AIDS Act 2017',
      ],
    ],
    ['hi', 42, ['27 फ़रवरी 2023 से हर हेल्थ बीमा कंपनी को HIV वाले लोगों के लिए एक प्लान बेचना ही है']],
  ] as const)(
    'is told who must insure by law, and no insurer is said to take it, in %s (%#)',
    async (locale, illness, sentences) => {
      sayFamily();
      changeHealth((health) => ({
        ...health,
        anyone: 'yes',
        who: ['Father'],
        conditions: { Father: [illness] },
      }));
      const page = await site.open(paths.familyDetail({ pause: 'blocked' }), { locale });
      await page.pass(400);
      expect(sentences.filter((sentence) => !page.text().includes(sentence))).toEqual([]);
      const offline = await site.open(paths.policyOffline('offline'), { locale });
      await offline.pass(400);
      expect(sentences.filter((sentence) => !offline.text().includes(sentence))).toEqual([]);
      expect(offline.text()).not.toMatch(/only on paper|सिर्फ़ कागज़ पर/);
    },
  );
});

describe('the policy that is held', () => {
  test.each([
    ['a split family to the ways to cover it', false, /^\/health-plan\/split-plans\//],
    ['who looks for the standard plan to it alone', true, /^\/health-plan\/results\/family\/.*standard=1/],
  ] as const)('is asked last, and leads %s', async (_whom, isStandard, address) => {
    sayFamily();
    if (isStandard) changeDraft((draft) => ({ ...draft, standard: true }));
    changeHealth(() => ({ ...emptyHealth, anyone: 'no' }));
    const page = await site.open(paths.existingPolicy());
    await goOn(page);
    expect(corrections()).toEqual(['Please choose yes or no']);
    await page.press('radio', 'No');
    await goOn(page);
    await page.pass(200);
    expect(page.address()).toMatch(address);
    expect(answersNow().draft.standard).toBeUndefined();
    expect(page.address()).toContain(answersNow().draft.quote?.id);
  });

  test('leads to the step of what a new tab lacks', async () => {
    sayFamily();
    const page = await site.open(paths.existingPolicy());
    await page.press('radio', 'No');
    await goOn(page);
    expect(page.text()).toContain('Something is still missing.');
    expect(page.find('link', 'Go to that step').getAttribute('href')).toBe(paths.familyDetail());
  });

  test('says why answers were not saved, and they stay', async () => {
    sayFamily();
    changeHealth(() => ({ ...emptyHealth, anyone: 'no' }));
    const page = await site.open(paths.existingPolicy());
    await page.press('radio', 'No');
    site.befall(/save-details/, 403);
    await goOn(page);
    expect(page.text()).toContain('Your answers could not be saved.');
    expect(answersNow().draft.existing).toBe('no');
    await goOn(page);
    await page.pass(200);
    expect(page.address()).toMatch(/split-plans/);
  });
});
