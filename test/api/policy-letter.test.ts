import { afterAll, beforeAll, expect, test } from 'vitest';
import { asId, type ProposalId } from '#domain/ids.ts';
import { paperPassword } from '#domain/message/paper-password.ts';
import { contactOf } from '#domain/proposal/form/answers.ts';
import { paperPdf } from '#server/drawing/papers/paper-pdf.ts';
import { createPolicyPapers } from '#server/drawing/papers/policy/policy-papers.ts';
import { sendMessages } from '#usecases/telling/messages.ts';
import { copiedText, onOneLine } from '../copied-text.ts';
import { type MailDouble, openMailDouble } from '../doubles/mail/mail-double.ts';
import { agreeAndPay, buy, fillForms, passKyc, planOf, readOutcome, saveQuote, score } from '../purchase.ts';
import { openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';

let mail: MailDouble;
let server: TestApp;
beforeAll(async () => {
  mail = await openMailDouble();
  server = await testApp({
    env: {
      MESSAGES: 'mail',
      PUBLIC_ORIGIN: 'http://shop.example:8080',
      ALLOW_SANDBOX: 'yes',
      SMTP_URL: `smtp://us:word@127.0.0.1:${mail.port}`,
      MAIL_FROM: 'Chhatri <policies@chhatri.example>',
    },
  });
});
afterAll(async () => {
  await server.close();
  await mail.close();
});

/** A policy, and the browser that bought it. */
async function buyPolicy() {
  const browser = await openBrowser(server.app);
  const { quote_id } = await saveQuote(browser);
  const plan = planOf(await score(browser, quote_id), 'family', 'sahyadri-poorna');
  const id = await buy(browser, quote_id, plan);
  await passKyc(browser, await fillForms(browser, id), 'ABCPS1234F');
  await browser.post(await agreeAndPay(browser, id), 'outcome=success&method=upi');
  const { policy_number } = await readOutcome(browser, id);
  return { browser, id, policy_number, quote_id };
}

test('whoever bought a policy is mailed its papers, which open with their birth date alone', async () => {
  const { id, policy_number } = await buyPolicy();

  await sendMessages(server.ports, 10, createPolicyPapers(server.ports, paperPdf));
  expect(mail.arrived).toHaveLength(1);
  const [arrived] = mail.arrived;
  const files = arrived?.mail.attachments ?? [];
  expect(files.map(({ filename, contentType }) => [filename, contentType])).toEqual([
    [`policy-${policy_number}.pdf`, 'application/pdf'],
    [expect.stringMatching(/^proposal-CHT-/), 'application/pdf'],
    [expect.stringMatching(/^information-sheet-CHT-/), 'application/pdf'],
    [expect.stringMatching(/^receipt-CHT-/), 'application/pdf'],
    [`tax-certificate-${policy_number}.pdf`, 'application/pdf'],
    [`card-${policy_number}.pdf`, 'application/pdf'],
  ]);
  for (const { content } of files) {
    expect(content.subarray(0, 5).toString()).toBe('%PDF-');
    // AES-256, by which nothing is read without the password.
    expect(content.toString('latin1')).toMatch(/\/Encrypt[\s\S]*\/CFM \/AESV3|\/CFM \/AESV3[\s\S]*\/Encrypt/);
  }
  const proposal = await server.ports.store.getProposal(asId<ProposalId>(id));
  if (!proposal || !files[0]) throw new Error('There is no policy');
  const { dateOfBirth, mobile, email } = contactOf(proposal);
  for (const { content, filename = '' } of files) {
    const text = onOneLine(await copiedText(content, paperPassword(dateOfBirth)));
    if (!filename.startsWith('information-sheet')) expect(text, filename).toContain(policy_number);
    // Whoever reads the mailbox is not told whom to ring for the code of its link.
    for (const contact of [mobile, email]) expect(text, filename).not.toContain(contact);
  }
  expect(arrived?.mail.text).toContain('a password. It is the proposer’s date of birth');
});

test('whoever buys on while the papers are drawn is mailed all of them', async () => {
  const { browser, quote_id } = await buyPolicy();
  const before = mail.arrived.length;
  let isFirst = true;
  const draw: typeof paperPdf = async (file) => {
    // The visit has another name from then on, and the policy passes to it.
    if (isFirst)
      await buy(browser, quote_id, planOf(await score(browser, quote_id), 'parents', 'sahyadri-poorna'));
    isFirst = false;
    return paperPdf(file);
  };
  await sendMessages(server.ports, 10, createPolicyPapers(server.ports, draw));
  expect(mail.arrived.slice(before).map(({ mail: { attachments } }) => attachments.length)).toEqual([6]);
});
