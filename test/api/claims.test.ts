import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualBill } from '#domain/claim/bill.ts';
import { freshYear } from '#domain/claim/remaining-cover.ts';
import { settleBill } from '#domain/claim/settle-bill.ts';
import { asId, type ProposalId } from '#domain/ids.ts';
import { formatRupees } from '#domain/money.ts';
import { contractOf } from '#domain/purchase/contract-of.ts';
import type { PaperFile } from '#server/drawing/papers/paper-file.ts';
import { openPaperDrawer } from '#server/drawing/threads/paper-drawer.ts';
import { linesOf } from '#test/plain-text.ts';
import { type Browser, openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';
import { buyPolicy } from './issued-policies.ts';

const files: PaperFile[] = [];
let server: TestApp;
let [browser, id, number]: [Browser | undefined, string, string] = [undefined, '', ''];
beforeAll(async () => {
  const drawer = openPaperDrawer();
  const watched = {
    ...drawer,
    draw: (file: PaperFile) => {
      files.push(file);
      return drawer.draw(file);
    },
  };
  server = await testApp({ start: Date.parse('2026-11-28T09:00:00.000Z'), drawer: watched });
  ({ browser, id, number } = await buyPolicy(server, '9822044170'));
});
afterAll(() => server.close());

const owner = () => {
  if (!browser) throw new Error('Nobody bought');
  return browser;
};
const pageAt = (page: string, of: Browser = owner(), language = 'en') =>
  of.get(`/health-plan/proposals/${id}/${page}`, { 'accept-language': language });
const postTo = (page: string, fields: Readonly<Record<string, string>>, of = owner(), language = 'en') =>
  of.post(`/health-plan/proposals/${id}/${page}`, new URLSearchParams(fields).toString(), {
    'accept-language': language,
  });

const stay = {
  ...{ who: 'You', stay: 'bypass', why: 'accident', 'in-room': 'single-ac', at: 'network', on: '2026-12-01' },
};

async function soldContract() {
  const [proposal, policy] = [
    await server.ports.store.getProposal(asId<ProposalId>(id)),
    await server.ports.store.policyOf(asId<ProposalId>(id)),
  ];
  const catalogue = server.ports.catalogue.current();
  const contract = proposal && policy && contractOf(proposal, policy, catalogue);
  if (!contract) throw new Error('A policy was bought');
  return { contract, catalogue };
}

describe('what the plan will pay', () => {
  test('is worked out in the rupees of the bill test on the contract that was bought', async () => {
    const { contract, catalogue } = await soldContract();
    const bypass = catalogue.stays.stays.find((each) => each.id === 'bypass');
    const [person] = contract.people;
    if (!bypass || !person) throw new Error('There are a stay and a person');
    const { total, planPays, youPay } = settleBill({
      ...{ bill: usualBill(catalogue.stays, bypass, 1, 'single-ac'), slab: contract.slab, year: freshYear },
      ...{ person: 'You', entryAge: person.entryAge, claimFreeYears: 0, dates: undefined },
    });
    const { statusCode, body, headers } = await postTo('estimate', stay);
    expect([statusCode, headers['cache-control']]).toEqual([200, expect.stringContaining('no-store')]);
    for (const amount of [total, planPays, youPay]) expect(body).toContain(formatRupees(amount));
    expect(body).toMatch(/Policy wording, part \d+/);
  });

  test('is nothing while a wait runs, with the day on which it ends and the clause', async () => {
    const { body } = await postTo('estimate', { ...stay, why: 'new' });
    expect(body).toContain('The plan pays nothing of');
    expect(body).toContain('Not covered yet on 1 December 2026: it is from 29 December 2026.');
    expect(body).toMatch(/Policy wording, part \d+, Waiting periods/);
  });

  test('is said in Hindi too', async () => {
    const { body } = await postTo('estimate', stay, owner(), 'hi');
    expect(body).toContain('प्लान देगा');
    expect(body).toContain('साथ ले जाने के कागज़');
  });

  test('asks again beside each wrong answer, and loses none', async () => {
    const { statusCode, body } = await postTo('estimate', { ...stay, on: '2030-01-01', fees: '₹ 2 lakh' });
    expect(statusCode).toBe(422);
    expect(body).toContain('This policy covers from 29 November 2026 to 28 November 2027.');
    expect(body).toContain('href="#on"');
    expect(body).toContain('value="₹ 2 lakh"');
    expect(body).toMatch(/<option value="bypass" selected>/);
  });

  test('is asked with the first day of cover while that is still to come', async () => {
    const { statusCode, body } = await pageAt('estimate');
    expect(statusCode).toBe(200);
    expect(body).toContain('value="2026-11-29"');
    expect(body).not.toContain('<script');
  });
});

const claim = { who: 'You', billed: '300000', awarded: '200000', reason: 'room', decided: '2026-11-27' };

describe('where less was paid', () => {
  test('the ladder stands there before anything is known, with officer and Ombudsman', async () => {
    const { body } = await pageAt('complaint');
    for (const text of ['Leela Deshpande', 'bimabharosa.irdai.gov.in', 'Pune 411030', 'within 14 days'])
      expect(body).toContain(text);
    expect(body).not.toContain('Letter in');
  });

  test('days follow from the letters, and what is next is named', async () => {
    const { statusCode, body } = await postTo('complaint', { ...claim, complained: '2026-11-28' });
    expect(statusCode).toBe(200);
    expect(body).toContain('The answer is due by 12 December 2026.');
    expect(body).toContain('Open to you from 28 December 2026 to 28 December 2027.');
    expect(body).toContain('₹1,00,000 of ₹3,00,000 is in dispute.');
  });

  test('what does not hold together is said beside its field', async () => {
    const { statusCode, body } = await postTo('complaint', { ...claim, awarded: '300000' });
    expect(statusCode).toBe(422);
    expect(body).toContain('This is the whole bill');
  });

  test.each([
    ['officer.en', 'Leela Deshpande', 'in writing by 12 December 2026'],
    ['bharosa.en', 'Bima Bharosa, IRDAI', 'Have Sahyadri Health pay ₹1,00,000'],
    ['ombudsman.hi', 'बीमा लोकपाल', '₹1,00,000'],
  ])('the letter %s is a file with policy, amounts and clause', async (letter, to, ask) => {
    const before = files.length;
    const early = {
      decided: '2026-10-01',
      ...(letter.startsWith('officer') ? {} : { complained: '2026-10-10' }),
    };
    const file = await postTo('complaint-letter.pdf', { ...claim, ...early, letter });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(file.headers['content-disposition']).toMatch(/attachment; filename="complaint-[\w-]+\.pdf"/);
    const text = files
      .slice(before)
      .flatMap(({ paper }) => paper.sections.flatMap(linesOf))
      .join('\n');
    for (const part of [number, to, ask, '₹3,00,000', '₹2,00,000']) expect(text).toContain(part);
  });

  test('a letter whose day has not come is the one to the officer', async () => {
    const file = await postTo('complaint-letter.pdf', { ...claim, letter: 'ombudsman.en' });
    expect(file.headers['content-disposition']).toContain('complaint-officer');
  });

  test('a letter of wrong answers is the page that says which', async () => {
    const page = await postTo('complaint-letter.pdf', {
      ...claim,
      decided: '2027-01-01',
      letter: 'officer.en',
    });
    expect([page.statusCode, page.headers['content-type']]).toEqual([422, 'text/html; charset=utf-8']);
  });
});

test.each(['estimate', 'complaint', 'complaint-letter.pdf'])(
  '%s is nobody else’s, and takes no form of another site',
  async (page) => {
    const stranger = await openBrowser(server.app);
    expect((await postTo(page, { ...stay, ...claim }, stranger)).statusCode).toBe(404);
    const forged = await server.app.inject({
      method: 'POST',
      url: `/health-plan/proposals/${id}/${page}`,
      payload: new URLSearchParams(stay).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        cookie: [...owner().cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    });
    expect(forged.statusCode).toBe(403);
  },
);

test.each(['estimate', 'complaint'])('a browser says of the form of %s where it comes from', async (page) => {
  expect((await pageAt(page)).headers['referrer-policy']).toBe('same-origin');
});

test('nothing of a form is stored, and none of it stands in an address', async () => {
  const { body } = await postTo('estimate', stay);
  expect(body).not.toMatch(/(?:href|action)="[^"]*(?:bypass|accident)/);
});
