import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSite, type ShownPage, type Site } from '#test/shown/open-site.tsx';
import { answersNow, forgetMe } from '#web/browser/storage/draft.ts';
import { sayForm } from '#web/forms/landing/say-form.ts';
import type { LandingForm } from '#web/forms/landing/step-names.ts';
import { changeFormMemory } from '#web/forms/landing/use-form-memory.ts';
import { paths } from '#web/paths.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
beforeEach(forgetMe);

const open = (step: LandingForm, manner = {}) => site.open(paths.landing(step), manner);

/** What was said on earlier pages. */
function say(step: LandingForm, text: string): void {
  changeFormMemory((memory) => sayForm(step, memory, [...new URLSearchParams(text)]));
}
const sayFamily = () => {
  say('gender-pincode', 'gender=FEMALE&pincode=560001');
  say('members', 'who-You=on&age-You=34&who-Son-0=on&age-Son-0=4');
};

/** What the page says is to correct. */
const corrections = () =>
  [...document.querySelectorAll('main [role="alert"] a[href^="#"]')].map(({ textContent }) => textContent);
const goOn = async (page: ShownPage) => {
  await page.press('button', /^(Continue|See plans|आगे)/);
  await page.pass(50);
};

describe('a question of the landing flow', () => {
  test('leads nowhere while an answer is missing; an answer that is given is not complained of any more', async () => {
    const page = await open('gender-pincode');
    await goOn(page);
    const both = ['Please choose female or male for you', 'Please enter a valid pincode'];
    expect([page.address(), corrections()]).toEqual([paths.landing('gender-pincode'), both]);
    await page.press('radio', 'Female');
    expect(corrections()).toEqual(both.slice(1));
    expect(page.find('textbox', 'Pincode').getAttribute('aria-invalid')).toBe('true');
    await page.type('Pincode', '560001');
    expect([corrections(), page.names('alert')]).toEqual([[], []]);
    await goOn(page);
    expect(page.address()).toBe(paths.landing('members'));
  });

  test('finds the place of a pincode while it is typed, and says when there is none', async () => {
    const page = await open('gender-pincode');
    await page.press('radio', 'Male');
    await page.type('Pincode', '56000');
    expect(page.statuses().join()).not.toMatch(/Karnataka|could not/);
    await page.type('Pincode', '560001');
    await page.pass(50);
    expect(page.statuses()).toContain('Bengaluru Urban, Karnataka');
    await page.type('Pincode', '999999');
    await page.pass(50);
    expect(page.statuses()).not.toContain('Bengaluru Urban, Karnataka');
    await goOn(page);
    expect([page.address(), corrections()]).toEqual([
      paths.landing('gender-pincode'),
      ['Please enter a valid pincode'],
    ]);
    await page.type('Pincode', '560001');
    expect(corrections()).toEqual([]);
    const calls = site.calls.filter((call) => call.includes('560001')).length;
    await page.type('Pincode', '5600');
    await page.type('Pincode', '560001');
    expect(site.calls.filter((call) => call.includes('560001'))).toHaveLength(calls);
  });

  test('goes on with a pincode that cannot be looked up now, and says so', async () => {
    const page = await open('gender-pincode');
    await page.press('radio', 'Male');
    site.befall(/411002/, 403, 20);
    await page.type('Pincode', '411002');
    await page.pass(50);
    expect(page.statuses().join()).toContain('We could not look up the place right now.');
    await goOn(page);
    expect(page.address()).toBe(paths.landing('members'));
  });

  test('guesses the gender of the spouse, and asks where the parents live once there are some', async () => {
    say('gender-pincode', 'gender=FEMALE&pincode=560001');
    const page = await open('members');
    expect(page.text()).toContain('Our guess, you can change it');
    expect(page.names('radio')).not.toContain('Somewhere else');
    await page.press('checkbox', 'You');
    await page.type('You: age', '34');
    await page.press('checkbox', 'Father');
    await page.type('Father: age', '63');
    await goOn(page);
    expect(corrections()).toEqual(['Please choose where your father lives']);
    await page.press('radio', 'Somewhere else');
    await goOn(page);
    expect(corrections()).toEqual(['Pincode of your father: Please enter a valid pincode']);
    await page.type('Pincode of your father', '411001');
    await goOn(page);
    expect(page.address()).toBe(paths.landing('medical'));
    expect(page.text()).toContain('You and father');
    expect(answersNow().draft).toMatchObject({ parentsLive: 'elsewhere', parentsPincode: '411001' });
  });

  test('asks who is ill, then of what, and leads over a page that names who has to leave', async () => {
    sayFamily();
    const page = await open('medical');
    await page.press('radio', 'Yes');
    await page.press('checkbox', 'Son');
    await goOn(page);
    expect(corrections()).toEqual(['Son: Please tick the conditions, or “None of these”']);
    await page.press('checkbox', /^Cancer in the last 5 years/);
    await goOn(page);
    expect(page.address()).toBe(paths.landingLeaves());
    expect(page.text()).toMatch(/Son/);
    expect(answersNow().health.leaving).toEqual(['Son-0']);
  });

  test('says that the list of illnesses could not be had', async () => {
    sayFamily();
    const page = await open('members');
    site.befall(/medical-conditions/, 403);
    await page.goTo(paths.landing('medical'));
    await page.press('radio', 'Yes');
    expect(page.names('alert')).toHaveLength(1);
    expect(page.names('checkbox')).toEqual([]);
  });

  test('asks nothing of nobody: it leads to the people first', async () => {
    const page = await open('smoking');
    expect(page.names('heading')).toContain('First choose who to cover');
    expect(page.names('button')).not.toContain('Continue');
  });

  test('leads back to the one before it, and the first one home', async () => {
    const back = (page: ShownPage) => page.find('link', 'Back').getAttribute('href');
    expect(back(await open('gender-pincode'))).toBe(paths.home());
    expect(back(await open('members'))).toBe(paths.landing('gender-pincode'));
  });
});

describe('the one page of health', () => {
  const sayHome = (text: string) =>
    changeFormMemory((memory) => sayForm('home', memory, [...new URLSearchParams(text)]));
  const show = async (page: ShownPage) => {
    await page.press('button', 'Show exact prices');
    await page.pass(200);
  };

  test('asks a family who has what by name, and takes the declaration back with any later tick', async () => {
    sayHome('who-You=on&age-You=34&who-Son-0=on&age-Son-0=4&who-Father=on&age-Father=62&pincode=560001');
    const page = await open('health');
    expect(page.text()).toContain('Who has what?');
    await show(page);
    expect(corrections()).toEqual([
      'Please choose female or male for you',
      'Please choose where your father lives',
      'Please say that everything else on this page is No',
    ]);
    await page.press('radio', 'Female');
    await page.press('radio', 'In the same place as me');
    await page.press('checkbox', 'Everything else on this page is No for all of us');
    expect(corrections()).toEqual([]);
    document.querySelector<HTMLInputElement>('input[name="ill-Father-17"]')?.click();
    await page.pass(50);
    expect(corrections()).toEqual(['Please say that everything else on this page is No']);
    await page.press('checkbox', 'Everything else on this page is No for all of us');
    expect(answersNow().health).toMatchObject({
      anyone: 'yes',
      who: ['Father'],
      conditions: { Father: [17] },
    });
    // A child smokes on no form, and no man has what women alone can have.
    const names = [...document.querySelectorAll('input[type="checkbox"]')].map((box) =>
      box.getAttribute('name'),
    );
    expect(names).not.toContain('does-smoke-Son-0');
    expect(names).toContain('ill-You-10');
    expect(names).not.toContain('ill-Father-10');
    await show(page);
    expect(page.address()).toMatch(/^\/health-plan\/results\/family\/[\w-]+$/);
  });

  test('speaks to one person as one, and names who cannot go on before it goes on', async () => {
    sayHome('who-You=on&age-You=34&pincode=560001');
    const page = await open('health');
    expect(page.text()).not.toMatch(/Who has|all of us|Who smokes/);
    expect(page.text()).toContain('Do you smoke?');
    await page.press('radio', 'Male');
    document.querySelector<HTMLInputElement>('input[name="ill-You-33"]')?.click();
    await page.press('checkbox', 'Everything else on this page is No for me');
    await show(page);
    expect(page.address()).toBe(paths.landingLeaves({ from: 'health' }));
    expect(page.text()).toContain('Diabetes on insulin');
  });

  test('says that the list of illnesses could not be had', async () => {
    sayHome('who-You=on&age-You=34&pincode=560001');
    const page = await open('members');
    site.befall(/medical-conditions/, 403);
    await page.goTo(paths.landing('health'));
    expect(page.names('alert').length).toBe(1);
  });
});

describe('the last question', () => {
  const sayAll = () => {
    sayFamily();
    say('medical', 'anyone=no');
    say('smoking', 'habit-smoke-none=on&habit-tobacco-none=on');
    say('drinking', 'habit-alcohol-none=on');
    say('stress', 'habit-exercise-You=on');
  };

  test.each([
    ['en', 'mobile', 'No', ['What you told us', 'Bengaluru Urban, Karnataka, 560001', 'You, 34Son, 4']],
    ['hi', 'desktop', 'नहीं', ['आपने', '560001', '34']],
  ] as const)('in %s on a %s makes a quote, and its summary is read', async (locale, device, no, parts) => {
    sayAll();
    const page = await open('existing-insurance', { locale, device });
    await page.pass(100);
    await page.press('radio', no);
    await goOn(page);
    expect(page.address()).toMatch(/^\/health-plan\/lp\/product\/summary\/[\w-]+\/1000000\/0$/);
    for (const part of parts) expect(page.text()).toContain(part);
    expect(answersNow().draft.quote?.id).toBe(page.address().split('/')[5]);
  });

  test('asks for the cover of a policy that is held', async () => {
    sayAll();
    const page = await open('existing-insurance');
    await page.press('radio', 'Yes');
    await goOn(page);
    expect(corrections()).toEqual(['Please choose the cover of your policy']);
  });

  test('leads back to what is missing in this tab', async () => {
    sayFamily();
    const page = await open('existing-insurance');
    await page.press('radio', 'No');
    await goOn(page);
    expect(page.address()).toBe(paths.landing('medical'));
  });

  test('says why a quote was refused, until its answer is changed', async () => {
    sayAll();
    const page = await open('existing-insurance');
    await page.press('radio', 'No');
    site.befall(/save-details/, 403);
    await goOn(page);
    expect([page.address(), corrections().length]).toEqual([paths.landing('existing-insurance'), 1]);
    await page.press('radio', 'Yes');
    expect(corrections()).toEqual([]);
  });
});
