import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaperFile } from '#server/drawing/papers/paper-file.ts';
import { openPaperDrawer } from '#server/drawing/threads/paper-drawer.ts';
import { linesOf } from '#test/plain-text.ts';
import { agreeAndPay, fillForms, passKyc, readOutcome } from '../purchase.ts';
import { openBrowser } from '../wire.ts';
import { testApp } from './app.ts';
import { openScene, type Scene } from './scene.ts';

const files: PaperFile[] = [];
let scene: Scene;
beforeAll(async () => {
  const drawer = openPaperDrawer();
  const watched = {
    ...drawer,
    draw: (file: PaperFile) => {
      files.push(file);
      return drawer.draw(file);
    },
  };
  scene = await openScene(await testApp({ drawer: watched }));
});
afterAll(() => scene.close());

const receipt = (browser = scene.browser) =>
  browser.get(`/health-plan/proposals/${scene.id}/receipt.pdf`, { 'accept-language': 'hi' });

test('a receipt is there once money came, for its payer alone, in the payer’s language', async () => {
  expect((await receipt()).statusCode).toBe(404);
  await passKyc(scene.browser, await fillForms(scene.browser, scene.id), 'ABCPS1234F');
  const payUrl = await agreeAndPay(scene.browser, scene.id);
  expect((await receipt()).statusCode).toBe(404);
  await scene.browser.post(payUrl, 'outcome=success&method=upi');
  const { amount, reference, policy_number, proposal_number } = await readOutcome(scene.browser, scene.id);

  const file = await receipt();
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(file.headers['content-disposition']).toContain(`receipt-${proposal_number}.pdf`);
  expect(file.headers['cache-control']).toContain('no-store');
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const page = await scene.browser.get(`/health-plan/proposals/${scene.id}/receipt`, {
    'accept-language': 'en',
  });
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.headers['cache-control']).toContain('no-store');
  for (const text of ['Amount received', reference, policy_number, 'href="receipt.pdf"'])
    expect(page.body).toContain(text);
  const stranger = await openBrowser(scene.app);
  expect((await stranger.get(`/health-plan/proposals/${scene.id}/receipt`)).statusCode).toBe(404);
  const lines = files[0]?.paper.sections.flatMap(linesOf);
  expect(lines).toContain(`मिली रकम: ₹${amount.toLocaleString('en-IN')}`);
  expect(lines).toContain(`पेमेंट नंबर: ${reference}`);
  expect(lines).toContain(`पॉलिसी नंबर: ${policy_number}`);
  expect((await receipt(await openBrowser(scene.app))).statusCode).toBe(404);
});

test('the information sheet of a plan that is being bought is a file of its buyer’s alone, as the terms show it', async () => {
  const url = `/health-plan/proposals/${scene.id}/information-sheet.pdf`;
  const before = files.length;
  const file = await scene.browser.get(url, { 'accept-language': 'hi' });
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(file.headers['content-disposition']).toMatch(/information-sheet-[\w-]+\.pdf/);
  expect(file.headers['cache-control']).toContain('no-store');
  const [sheet] = files.slice(before);
  expect(sheet).toMatchObject({ language: 'hi-IN', paper: { kind: 'ग्राहक सूचना पत्र (CIS)' } });
  expect(sheet?.paper.warning).toMatch(/^डेमो/);
  const stranger = await openBrowser(scene.app);
  expect((await stranger.get(url)).statusCode).toBe(404);
});
