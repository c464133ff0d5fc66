import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallAnswer, CallInput } from '#contract/call/shapes.ts';
import type { Language } from '#domain/local-text.ts';
import { paths } from '#web/paths.ts';
import { buy, fillForms, planOf, readProposal, saveQuote, score } from '../purchase.ts';
import { type DrawnSite, openDrawnSite } from '../readback/drawn-site.ts';
import { aWireMember } from '../wire.ts';

let site: DrawnSite;
beforeAll(async () => {
  site = await openDrawnSite();
}, 240_000);
afterAll(() => site.server.close());

/** A proposal whose forms are filled in, so that the identity check is next. */
async function filled(product: string): Promise<string> {
  const { quote_id } = await saveQuote(site.browser, {
    members: [aWireMember()],
    parents_pincode: undefined,
  });
  const scored = await score(site.browser, quote_id);
  const id = await buy(site.browser, quote_id, planOf(scored, 'individual', product));
  await fillForms(site.browser, id);
  return id;
}

const insurerOf = (product: string) => product.split('-')[0] ?? '';

async function init(id: string, product: string): Promise<CallAnswer<'kycInit'>> {
  const params = { insurer: insurerOf(product), id };
  return (await site.browser.call('kycInit', { params, body: {} })).json();
}

/** The number of a passport for which the registry wants a code. */
const withCode = 'J8360406';
const withCodeToAnyMobile = 'J8360409';

type Fields = Extract<CallInput<'kycSearch'>['body']['fieldsets'], { doc_no: string }>;

async function search(id: string, product: string, own: Partial<Fields>): Promise<CallAnswer<'kycSearch'>> {
  const { proposerDetails } = (await readProposal(site.browser, id)).savedForm.formData;
  const answer = await site.browser.call('kycSearch', {
    params: { insurer: insurerOf(product), id },
    body: {
      certificate_type: 'PASSPORT',
      mandatory_fields: { pep_flag: false },
      fieldsets: {
        doc_no: 'J8369854',
        name: `${proposerDetails?.first_name} ${proposerDetails?.last_name}`,
        dob: String(proposerDetails?.date_of_birth),
        ...own,
      },
    },
  });
  return answer.json();
}

/** The main part of a page as it is drawn. */
async function mainOf(path: string, locale: Language = 'en') {
  const main = parse(await site.draw(path, { locale, device: 'mobile' })).querySelector('main');
  if (!main) throw new Error(`${path} has no main part`);
  return { main, text: main.text.replace(/\s+/g, ' ') };
}

describe('an insurer whose check goes by the pincode as well', () => {
  const product = 'narmada-sulabh';

  test('asks for it with each document, filled in from the address, and the others do not', async () => {
    const { certificate_types: types } = await init(await filled(product), product);
    const without = await init(await filled('kaveri-saral'), 'kaveri-saral');
    for (const { fields } of types)
      expect(fields.at(-1)).toEqual({
        name: 'pincode',
        label: 'Pincode of the address on the document',
        hint: 'Six digits. If the document has an older address, give the pincode of that one',
        prefilled: '560001',
      });
    const names = without.certificate_types.map(({ fields }) => fields.map(({ name }) => name));
    expect(names).toEqual(types.map(() => ['doc_no', 'name', 'dob']));
  });

  test.each([
    ['en', 'Pincode of the address on the document'],
    ['hi', 'दस्तावेज़ पर लिखे पते का पिन कोड'],
  ] as const)('has a field for it on the page, in %s', async (locale, label) => {
    const { main } = await mainOf(paths.proposal(await filled(product), 'kyc'), locale);
    const box = main.querySelector('#pincode');
    expect(box?.getAttribute('value')).toBe('560001');
    expect(main.querySelector('label[for="pincode"]')?.text).toBe(label);
  });

  test('a wrong one is named and costs no try; another right one is searched by', async () => {
    const id = await filled(product);
    expect(await search(id, product, { pincode: '999' })).toMatchObject({
      success: false,
      form_error: { pincode: 'Please enter a valid pincode' },
      attempts_left: 5,
    });
    expect(await search(id, product, { pincode: '411 038' })).toMatchObject({ success: true });
  });
});

describe('the mobile number that a code went to', () => {
  const product = 'kaveri-saral';

  test.each([
    [
      'en',
      withCode,
      'The registry sent it to 98••• ••417, the mobile number that it has for Passport XXXX0406.',
    ],
    ['hi', withCode, 'रजिस्ट्री ने इसे 98••• ••417 पर भेजा है।'],
    [
      'en',
      withCodeToAnyMobile,
      'The registry sent it to the mobile number that it has for Passport XXXX0409.',
    ],
    ['hi', withCodeToAnyMobile, 'जो पासपोर्ट XXXX0409 के साथ दर्ज है।'],
  ] as const)(
    'is said on the page in %s as far as the registry tells it: %s',
    async (locale, doc_no, text) => {
      const id = await filled(product);
      await search(id, product, { doc_no });
      expect((await mainOf(paths.proposal(id, 'kyc'), locale)).text).toContain(text);
    },
  );

  test('is a mask wherever it is told, and null where the registry does not', async () => {
    const [detailed, brief] = [await filled(product), await filled(product)];
    const { code } = await search(detailed, product, { doc_no: withCode });
    expect(code?.masked_mobile).toBe('98•••\u00a0••417');
    expect((await init(detailed, product)).code).toEqual(code);
    expect((await search(brief, product, { doc_no: withCodeToAnyMobile })).code?.masked_mobile).toBeNull();
  });

  test('stays said when the code is sent again', async () => {
    const id = await filled(product);
    await search(id, product, { doc_no: withCode });
    site.server.wait({ seconds: 91 });
    const params = { insurer: insurerOf(product), id };
    const fieldsets = { send_again: true } as const;
    const body = { certificate_type: 'PASSPORT', mandatory_fields: { pep_flag: false }, fieldsets };
    const again: CallAnswer<'kycSearch'> = (await site.browser.call('kycSearch', { params, body })).json();
    expect(again.code).toMatchObject({ masked_mobile: '98•••\u00a0••417', is_open: true });
  });
});

describe('an insurer that checks in a tab of its own', () => {
  const inNewTab = ['himgiri-sopan', 'dhauladhar-ojas', 'zanskar-pravah'];

  test('says so over the wire, and the others do not', async () => {
    for (const product of [...inNewTab, 'kaveri-saral', 'narmada-sulabh']) {
      const { opens_in_new_tab: text } = await init(await filled(product), product);
      expect([product, text]).toEqual([product, inNewTab.includes(product)]);
    }
  });

  test.each([
    ['en', 'himgiri-sopan', 'Himgiri General does this check in another tab.'],
    ['hi', 'dhauladhar-ojas', 'यह जाँच दूसरे टैब में करती है।'],
  ] as const)(
    'has the way there on the first tab in %s, and the form in the other',
    async (locale, product, text) => {
      const id = await filled(product);
      const address = paths.proposal(id, 'kyc');
      const first = await mainOf(address, locale);
      expect(first.text).toContain(text);
      expect(first.main.querySelector('#doc_no, [name="certificate_type"]')).toBeNull();
      const link = first.main.querySelector('a[target="_blank"]');
      expect(link?.getAttribute('href')).toBe(`${address}?tab=own`);
      const other = await mainOf(`${address}?tab=own`, locale);
      expect(other.main.querySelectorAll('[name="certificate_type"]').length).toBeGreaterThanOrEqual(6);
      expect(other.text).not.toContain(text);
    },
  );

  test('lets the first tab find what the other came to: passed there, the check is not shown again here', async () => {
    const product = 'zanskar-pravah';
    const id = await filled(product);
    expect((await init(id, product)).kyc_completed).toBe(false);
    await search(id, product, {});
    expect((await init(id, product)).kyc_completed).toBe(true);
    const answer = await site.browser.get(paths.proposal(id, 'kyc'));
    expect([answer.statusCode, answer.headers.location]).toEqual([302, paths.proposal(id, 'kyc-success')]);
  });
});

describe('Back', () => {
  const names = [
    'buy-policy',
    'proposer-detail',
    'insured-members',
    'nominee-detail',
    'bank-details',
  ] as const;
  const later = ['portability-detail', 'medical-detail', 'lifestyle-detail', 'review-detail', 'kyc'] as const;

  test.each([
    ['en', 'Back'],
    ['hi', 'पीछे'],
  ] as const)('stands on every page of an application but its first, in %s', async (locale, label) => {
    const id = await filled('kaveri-saral');
    await search(id, 'kaveri-saral', {});
    const order = [...names, ...later, 't-and-c'] as const;
    for (const [at, page] of order.entries()) {
      const pageName = page === 'kyc' ? 'kyc-success' : page;
      const { main } = await mainOf(paths.proposal(id, pageName), locale);
      const links = main.querySelectorAll('a').filter(({ text }) => text === label);
      const before = order[at - 1];
      expect(links.map((link) => link.getAttribute('href'))).toEqual(
        before === undefined ? [] : [paths.proposal(id, before)],
      );
    }
  });
});

describe('the name of the bank', () => {
  test.each([
    ['en', 'State Bank of India'],
    ['hi', 'State Bank of India'],
  ] as const)('is chosen where the insurer has a list of banks, in %s', async (locale, first) => {
    const { main } = await mainOf(paths.proposal(await filled('satpura-lok'), 'bank-details'), locale);
    const box = main.querySelector('#bank_name');
    const offered = box?.querySelectorAll('option').map((option) => option.getAttribute('value')) ?? [];
    expect(box?.tagName).toBe('SELECT');
    expect(offered).toEqual(['', first, ...offered.slice(2)]);
    expect(offered.length).toBeGreaterThan(6);
  });

  test('is typed where it has none', async () => {
    const { main } = await mainOf(paths.proposal(await filled('kaveri-saral'), 'bank-details'));
    expect(main.querySelector('#bank_name')?.tagName).toBe('INPUT');
  });
});

describe('riders that were taken', () => {
  /** A proposal with the first rider that needs no other, and that rider's title. */
  async function withRider(product: string) {
    const id = await filled(product);
    const { cpt_id, riders }: CallAnswer<'getRiders'> = (
      await site.browser.call('getRiders', { params: { id }, body: {} })
    ).json();
    const rider = riders.find(({ premium, needs }) => premium !== null && needs.length === 0);
    if (!rider) throw new Error(`${product} has no rider`);
    const data = [{ cpt_id, rider_id: rider.id }];
    await site.browser.call('addRiders', { params: {}, body: { data } });
    await search(id, product, {});
    return { id, title: rider.title };
  }

  test.each([
    ['an insurer that has them left out there', 'deccan-suraksha', false],
    ['another', 'himgiri-sopan', true],
  ] as const)(
    'of %s: named on the terms page of %s: %s, and on the first page',
    async (_who, product, isNamed) => {
      const { id, title } = await withRider(product);
      const terms = await mainOf(paths.proposal(id, 't-and-c'));
      const table = terms.main.querySelectorAll('table').filter(({ text }) => text.includes(title));
      const headings = terms.main.querySelectorAll('h3').filter(({ text }) => text === 'Riders');
      expect([table.length, headings.length]).toEqual(isNamed ? [1, 1] : [0, 0]);
      expect((await mainOf(paths.proposal(id, 'buy-policy'))).text).toContain(title);
    },
  );
});
